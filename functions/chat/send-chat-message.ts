import { answerEmergency, questionLimit } from '#functions/chat/answer-emergency.ts';
import { answerFreely } from '#functions/chat/answer-freely.ts';
import { answerFromRecords } from '#functions/chat/answer-from-records.ts';
import { answerPlainly } from '#functions/chat/answer-plainly.ts';
import { answerQuestion } from '#functions/chat/answer-question.ts';
import { listEarlierExchanges, type QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findVerdict } from '#functions/chat/emergency-message.ts';
import { askGuide } from '#functions/chat/find-answer.ts';
import { findAskedDogs } from '#functions/chat/resolve-dog.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated } from '#functions/core/http/idempotency.ts';
import { requirePlan } from '#functions/core/http/middleware/authorize.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { consumeByOwner } from '#functions/core/limits/rate-limit.ts';
import { readText } from '#functions/core/text-model/read-text.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type ChatQuestion, chat } from '#shared/contract/chat.ts';

/** What the owner reads below the question about signs when the guide has no answer. */
const unsureText =
  "I can't tell from here how urgent this is. If one of the signs above is happening, call a vet now. If not, and you're worried, call your vet today.";

/** The answer to what may be an emergency, when plan or quota allow no ordinary one: from the guide if it has one. */
async function answerUnsure(caller: Caller, question: ChatQuestion, context: QuestionContext) {
  const { counts, ...answer } = await askGuide(caller, question, context);
  return counts ? answer : { ...answer, text: unsureText };
}

/** Emergencies come first, before the plan, the quota and the model. What counts on no quota needs no plan. */
export const sendChatMessage = defineHandler(chat.sendChatMessage, async ({ body, caller, idempotency }) => {
  const reading = await readText(body.message);
  const verdict = findVerdict(body, reading?.urgency);
  if (verdict === 'now' || verdict === 'today') return answerEmergency(caller, body, reading?.urgency, idempotency);
  await replayIfRepeated(idempotency);
  await consumeByOwner(questionLimit, caller.id);
  const [dogs, earlier] = await Promise.all([
    findAskedDogs(caller.id, body.message, body.dogId),
    listEarlierExchanges(caller.id),
  ]);
  const context = { ...dogs, earlier, verdict, reading, units: getCallerRows(caller).owner.units };
  const answerFree = async (answer: Parameters<typeof answerFreely>[3]) =>
    answerFreely(caller, body, context, answer, idempotency);
  const free =
    answerPlainly(body, context) ?? (verdict === 'none' ? await answerFromRecords(caller, body, context) : undefined);
  if (free) return answerFree(free);
  if (verdict === 'unsure' && caller.tier === 'expired') return answerFree(await answerUnsure(caller, body, context));
  requirePlan(caller, 'aiChat');
  try {
    return await answerQuestion(caller, body, context, idempotency);
  } catch (error) {
    const isUsedUp = error instanceof ApiError && error.code === 'quotaUsed';
    if (verdict !== 'unsure' || !isUsedUp) throw error;
    return answerFree(await answerUnsure(caller, body, context));
  }
});
