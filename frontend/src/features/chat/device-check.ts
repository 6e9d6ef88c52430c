import type { Dog } from '#shared/contract/dogs.ts';
import { emergency, type TextReading } from '#shared/contract/emergency.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import type { EmergencyCheck } from '#shared/emergency/check-emergency.ts';
import type { Urgency } from '#shared/emergency/check-text.ts';
import { call } from '../../lib/call.ts';

/** What the check on this device found. */
export interface Finding {
  /** The card of an emergency. The server's answer does not replace it. */
  card: EmergencyCard | null;
  /** Whether it may be an emergency, so that the owner is asked for its signs. */
  unsure?: boolean;
}

/** Nothing was found, which does not mean that all is well. */
export const foundNothing: Finding = { card: null };

/** Loads the emergency check. The service worker has it offline. */
const loadCheck = () => import('#shared/emergency/check-question.ts');

/** Loads the check before the first question needs it. A failure is retried by the next check. */
export function prepareDeviceCheck(): void {
  loadCheck().catch(() => undefined);
}

/** The selected dog's weight, else that of the lightest dog, in pounds. */
export function pickWeight(dog: Dog | undefined, dogs: readonly Dog[]): number | undefined {
  const weights = (dog ? [dog] : dogs).flatMap(({ weight }) => weight ?? []);
  return weights.length > 0 ? Math.min(...weights) : undefined;
}

/** What the panel shows of a check: a card, the signs to check, or nothing. */
export function toFinding({ verdict, card }: Pick<EmergencyCheck, 'verdict' | 'card'>): Finding {
  if (verdict === 'unsure') return { card: null, unsure: true };
  return { card };
}

/** How long an alarm of this device waits for the server's text model, in milliseconds. */
const maxWaitMs = 700;

/** What the server's text model says about a text. Undefined without a connection, and if it takes too long or fails. */
async function readOnServer(text: string): Promise<TextReading | undefined> {
  try {
    return await call(emergency.readText, { body: { text } }, { signal: AbortSignal.timeout(maxWaitMs) });
  } catch {
    return undefined;
  }
}

/** The calmest that the text model of the server can be about a text. */
const calm: Urgency = { now: Number.NEGATIVE_INFINITY, today: Number.NEGATIVE_INFINITY };

/**
 * Checks a question on this device. If it finds something that the server's text model may see otherwise, the model is asked as
 * well, so that the owner sees the verdict of the server. It finds nothing if the check does not load.
 */
export async function checkOnDevice(text: string, dog: Dog | undefined, dogs: readonly Dog[]): Promise<Finding> {
  try {
    const { checkQuestion } = await loadCheck();
    const patient = { weightLb: pickWeight(dog, dogs), name: dog?.name };
    const found = checkQuestion(text, patient);
    if (found.verdict === 'none') return foundNothing;
    const isCertain = found.verdict === 'now' && checkQuestion(text, patient, calm).verdict === 'now';
    if (isCertain) return toFinding(found);
    const reading = await readOnServer(text);
    return toFinding(reading ? checkQuestion(text, patient, reading.urgency) : found);
  } catch {
    return foundNothing;
  }
}
