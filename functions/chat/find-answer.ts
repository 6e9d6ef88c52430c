import type { Answer } from '#functions/chat/answer.ts';
import type { AskedDogs } from '#functions/chat/asked-dog.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';
import type { ChatQuestion } from '#shared/contract/chat.ts';

interface Asker {
  id: string;
  timeZone: string;
}

/** Any failure of the model leads to the guide. */
async function modelAnswer(caller: Asker, question: ChatQuestion, dogs: AskedDogs): Promise<Answer | undefined> {
  if (environment('ASSISTANT_MODEL_ID') === '') return undefined;
  try {
    const { answerFromModel } = await import('#functions/chat/answer-from-model.ts');
    return await answerFromModel(caller, question, dogs);
  } catch (error) {
    log.warn('The care guide answers instead of the model', log.describe(error));
    return undefined;
  }
}

/**
 * Finds the answer to a question: from the model, or else from the care guide. Both are loaded on first use, so that an
 * emergency does not wait for them.
 */
export async function findAnswer(caller: Asker, question: ChatQuestion, dogs: AskedDogs): Promise<Answer> {
  const answer = await modelAnswer(caller, question, dogs);
  if (answer) return answer;
  const { answerFromGuide } = await import('#functions/chat/answer-from-guide.ts');
  return answerFromGuide(question, dogs.dog, caller.timeZone);
}
