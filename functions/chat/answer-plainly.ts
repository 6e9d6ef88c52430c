import type { Answer } from '#functions/chat/answer.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import { describeAskedToxin } from '#shared/emergency/describe-toxin.ts';

/** An answer that needs neither the guide nor a model. */
type PlainAnswer = Omit<Answer, 'counts'>;

/** Whether a message only thanks or greets. */
const thanks =
  /^(ok(ay)?|oh|great|awesome|perfect|wow|got it|good|cool)?[ ,.!]*(thanks?|thank you|thx|ty|tysm|cheers|much appreciated)\b/i;
const greeting = /^(hi|hello|hey|howdy|good (morning|afternoon|evening)|yo)( there| again| houndwell)?[ ,.!]*$/i;
const praise =
  /^((you|this)( are|'re| is|r| re)? (the best|great|awesome|amazing|so helpful|helpful)|great|awesome|perfect|cool|ok(ay)?|got it|good (bot|job))[ ,.!]*$/i;

/** Longer messages say more than thanks. */
const maxSmallTalkWords = 8;

function answerSmallTalk(message: string, { dog }: QuestionContext): string | undefined {
  const text = message.trim();
  if (text.split(/\s+/).length > maxSmallTalkWords || text.includes('?')) return undefined;
  const about = dog ? dog.name : 'your dog';
  if (thanks.test(text)) return dog ? `You're welcome! Give ${dog.name} a scratch from me.` : "You're welcome!";
  if (greeting.test(text)) return `Hello! What would you like to know about ${about}?`;
  return praise.test(text) ? `Happy to help. Ask me anything about ${about}.` : undefined;
}

/** Answers what is no question for the guide: an owner who asks to give something dangerous, thanks, or a greeting. */
export function answerPlainly({ message }: ChatQuestion, context: QuestionContext): PlainAnswer | undefined {
  const toxin = findAskedToxin(message);
  if (toxin) return { ...describeAskedToxin(toxin, context.dog?.name), source: 'guide', actions: [] };
  const text = answerSmallTalk(message, context);
  return text === undefined ? undefined : { text, source: 'small-talk', sources: [], actions: [] };
}
