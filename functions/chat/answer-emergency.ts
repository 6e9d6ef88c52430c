import { limitedEmergencyLogMessage } from '#events/chat-metrics.ts';
import { storeMessage } from '#functions/chat/chat-message.ts';
import { buildEmergencyMessage } from '#functions/chat/emergency-message.ts';
import { readQuota } from '#functions/chat/question-quota.ts';
import { findAskedDogs, findLowestWeight } from '#functions/chat/resolve-dog.ts';
import { transact } from '#functions/core/data/table.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { type IdempotencyContext, IdempotentReplay } from '#functions/core/http/idempotency-context.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { withTimeLimit } from '#functions/core/limits/time-limit.ts';
import { log } from '#functions/core/log.ts';
import type { ChatMessage, ChatQuestion, QuestionQuota } from '#shared/contract/chat.ts';
import type { Urgency } from '#shared/emergency/check-text.ts';

/** Questions to the assistant that an owner sends, counted or not. Plans have smaller limits. */
export const questionLimit = rateLimit('chatMessage', { burst: 250, seconds: 30 });

/** What sending a question returns. */
export interface Sent {
  message: ChatMessage;
  quota: QuestionQuota | null;
}

/** The longest that each of two steps of an emergency waits for the table. */
const tableTimeoutMs = 1500;

/** Waits for a result that the card does not need. A failure is logged. */
async function ifPossible<Result>(what: string, work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await withTimeLimit(tableTimeoutMs, work);
  } catch (error) {
    if (error instanceof IdempotentReplay) throw error;
    log.warn(`${limitedEmergencyLogMessage} without ${what}`, log.describe(error));
    return undefined;
  }
}

/**
 * Answers an emergency on every plan, without counting it. The answer does not depend on the table: without it, the card
 * names no dog and is not stored.
 */
export async function answerEmergency(
  caller: Caller,
  question: ChatQuestion,
  urgency: Urgency | undefined,
  idempotency: IdempotencyContext,
): Promise<Sent> {
  const [dogs, quota, consumed] = await Promise.all([
    ifPossible('the dog', findAskedDogs(caller.id, question.message, question.dogId)),
    caller.tier === 'expired' ? null : ifPossible('the quota', readQuota(caller)),
    ifPossible('counting', consumeByOwner(questionLimit, caller.id)),
  ]);
  const message = buildEmergencyMessage(question, urgency, {
    userId: caller.id,
    dogId: dogs?.dog?.id,
    name: dogs?.dog?.name,
    weightLb: dogs && (dogs.dog ? dogs.dog.weight : findLowestWeight(dogs.all)),
  });
  const sent = { message, quota: quota ?? null };
  if (!consumed) return sent;
  const stored = transact([...saveIdempotentResponse(idempotency, sent), storeMessage(message, { counted: false })]);
  await ifPossible('storing it', stored);
  return sent;
}
