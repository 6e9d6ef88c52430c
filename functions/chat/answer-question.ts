import { ulid } from 'ulid';
import { type AssistantOutcome, assistantLogMessage } from '#events/chat-metrics.ts';
import type { Answer } from '#functions/chat/answer.ts';
import type { Sent } from '#functions/chat/answer-emergency.ts';
import { buildChatMessage, storeMessage } from '#functions/chat/chat-message.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findAnswer } from '#functions/chat/find-answer.ts';
import {
  computeQuota,
  type Reservation,
  requireActive,
  reserveQuestion,
  settle,
  settleFailed,
} from '#functions/chat/question-quota.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { log } from '#functions/core/log.ts';
import { mac } from '#functions/core/signing.ts';
import type { ChatMessage, ChatQuestion } from '#shared/contract/chat.ts';

/** If this fails, the reservation ends by itself when the quota is read a minute later. */
async function logFailure(settling: Promise<void>): Promise<void> {
  try {
    await settling;
  } catch (error) {
    log.warn('A question was not settled', log.describe(error));
  }
}

/**
 * Answers a question and counts it. A question without an answer does not count.
 * @throws ApiError `quotaUsed`, or `inProgress` while the same request is being answered
 */
export async function answerQuestion(
  caller: Caller,
  question: ChatQuestion,
  context: QuestionContext,
  idempotency: IdempotencyContext,
): Promise<Sent> {
  const at = now();
  const id = ulid(at.getTime());
  const request = idempotency.key === undefined ? id : mac('question', idempotency.key);
  const reservation = await reserveQuestion(caller, request, id).catch(async (error: unknown) => {
    // A concurrent delivery of the same request may have used the last question of the quota.
    if (error instanceof ApiError && error.code === 'quotaUsed') await replayIfRepeated(idempotency);
    throw error;
  });
  if (question.notHappening) log.info(assistantLogMessage, { outcome: 'notHappening' satisfies AssistantOutcome });
  try {
    const answer = await findAnswer(caller, question, context);
    const message = buildChatMessage({ id, at, userId: caller.id }, question, context, answer);
    return await store(message, { ...answer, notHappening: question.notHappening }, reservation, idempotency);
  } catch (error) {
    await logFailure(settleFailed(reservation));
    throw error;
  }
}

/** Stores the message, which decides whether the question counts, and ends the reservation. */
async function store(
  message: ChatMessage,
  { counts: counted, promptVersion, notHappening }: Answer & Pick<ChatQuestion, 'notHappening'>,
  reservation: Reservation,
  idempotency: IdempotencyContext,
): Promise<Sent> {
  requireActive(reservation);
  const sent = { message, quota: computeQuota(reservation, counted) };
  await transact([
    ...saveIdempotentResponse(idempotency, sent),
    storeMessage(message, { counted, promptVersion, notHappening }),
  ]);
  await logFailure(settle(reservation, counted));
  return sent;
}
