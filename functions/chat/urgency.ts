import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import type { ChatMessageRow } from '#functions/entities/chat-messages.ts';
import type { ChatMessage, ChatQuestion } from '#shared/contract/chat.ts';

/** Whether an emergency of the same dog in the last hour may still be happening. */
function isReminderDue(question: ChatQuestion, { dog, earlier }: QuestionContext): boolean {
  if (question.notHappening) return false;
  const sameDog = earlier.filter(({ dogId }) => !dogId || !dog || dogId === dog.id);
  const said = sameDog.findLastIndex(({ notHappening }) => notHappening);
  return sameDog.slice(said + 1).some(isEmergency);
}

function isEmergency({ card }: ChatMessageRow): boolean {
  return (card as ChatMessage['card'])?.urgency === 'now';
}

/** What an answer shows besides its text: the question about signs that are happening now, and the reminder of an emergency. */
export function describeUrgency(
  question: ChatQuestion,
  context: QuestionContext,
): Pick<ChatMessage, 'unsure' | 'reminder'> {
  return {
    ...(context.verdict === 'unsure' && { unsure: true }),
    ...(isReminderDue(question, context) && { reminder: true }),
  };
}
