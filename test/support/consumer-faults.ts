import type { EventBridgeEvent } from 'aws-lambda';
import { handler as usual } from '#functions/entrypoints/consumers.ts';

const attempts = new Map<string, number>();

/** The real Lambda `consumers`, of which the first two attempts at each `TrialEnding` fail. */
export async function handler(event: EventBridgeEvent<string, { eventId: string }>): Promise<void> {
  const { eventId } = event.detail;
  const attempt = (attempts.get(eventId) ?? 0) + 1;
  attempts.set(eventId, attempt);
  const fails = event['detail-type'] === 'TrialEnding' && attempt <= 2;
  // The first attempt fails before its work, the second one after it.
  if (fails && attempt === 1) throw new Error('A fault of the test.');
  await usual(event);
  if (fails) throw new Error('A fault of the test.');
}
