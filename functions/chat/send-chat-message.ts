import { answerEmergency } from '#functions/chat/answer-emergency.ts';
import { answerQuestion } from '#functions/chat/answer-question.ts';
import { findAskedDogs } from '#functions/chat/asked-dog.ts';
import { earlierExchanges } from '#functions/chat/earlier-exchanges.ts';
import { verdictOn } from '#functions/chat/emergency-message.ts';
import { answer } from '#functions/core/api.ts';
import { replayIfRepeated } from '#functions/core/idempotency.ts';
import { requirePlan } from '#functions/core/middleware/authorize.ts';
import { consume } from '#functions/core/rate-limit.ts';
import { chat } from '#shared/contract/chat.ts';

/** Emergencies come first: before the plan, the quota and the model. */
export const sendChatMessage = answer(chat.sendChatMessage, async ({ body, caller, idempotency }) => {
  if (verdictOn(body) !== 'none') return answerEmergency(caller, body, idempotency);
  requirePlan(caller, 'aiChat');
  await replayIfRepeated(idempotency);
  await consume('chatMessage', caller.id);
  const [dogs, earlier] = await Promise.all([
    findAskedDogs(caller.id, body.message, body.dogId),
    earlierExchanges(caller.id),
  ]);
  return answerQuestion(caller, body, { ...dogs, earlier }, idempotency);
});
