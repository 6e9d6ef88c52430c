import { answerEmergency, questionLimit } from '#functions/chat/answer-emergency.ts';
import { answerQuestion } from '#functions/chat/answer-question.ts';
import { listEarlierExchanges } from '#functions/chat/earlier-exchanges.ts';
import { findVerdict } from '#functions/chat/emergency-message.ts';
import { findAskedDogs } from '#functions/chat/resolve-dog.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { replayIfRepeated } from '#functions/core/http/idempotency.ts';
import { requirePlan } from '#functions/core/http/middleware/authorize.ts';
import { consume } from '#functions/core/limits/rate-limit.ts';
import { chat } from '#shared/contract/chat.ts';

/** Emergencies come first: before the plan, the quota and the model. */
export const sendChatMessage = defineHandler(chat.sendChatMessage, async ({ body, caller, idempotency }) => {
  if (findVerdict(body) !== 'none') return answerEmergency(caller, body, idempotency);
  requirePlan(caller, 'aiChat');
  await replayIfRepeated(idempotency);
  await consume(questionLimit, caller.id);
  const [dogs, earlier] = await Promise.all([
    findAskedDogs(caller.id, body.message, body.dogId),
    listEarlierExchanges(caller.id),
  ]);
  return answerQuestion(caller, body, { ...dogs, earlier }, idempotency);
});
