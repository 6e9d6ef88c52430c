import { ulid } from 'ulid';
import type { Answer } from '#functions/chat/answer.ts';
import type { Sent } from '#functions/chat/answer-emergency.ts';
import { buildChatMessage, storeMessage } from '#functions/chat/chat-message.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { readQuota } from '#functions/chat/question-quota.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';

/** Stores an answer that counts on no quota and needs no plan. */
export async function answerFreely(
  caller: Caller,
  question: ChatQuestion,
  context: QuestionContext,
  answer: Omit<Answer, 'counts'>,
  idempotency: IdempotencyContext,
): Promise<Sent> {
  const at = now();
  const message = buildChatMessage({ id: ulid(at.getTime()), at, userId: caller.id }, question, context, answer);
  const sent = { message, quota: caller.tier === 'expired' ? null : await readQuota(caller) };
  await transact([
    ...saveIdempotentResponse(idempotency, sent),
    storeMessage(message, { counted: false, notHappening: question.notHappening }),
  ]);
  return sent;
}
