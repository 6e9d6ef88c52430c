import type { ChatMessage } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { now } from '../../lib/now.ts';
import type { ChatQuestion } from './use-question.ts';

/**
 * Answers a question from the care guide on this device, as a message that is not stored. The service worker has the guide
 * offline. Returns undefined if the guide does not load.
 */
export async function answerOnDevice(
  key: string,
  question: ChatQuestion,
  dog: Dog | undefined,
): Promise<ChatMessage | undefined> {
  try {
    const { answerOffline } = await import('./offline-answer.ts');
    const { message, category, dogId = null } = question;
    const answer = answerOffline(question, dog);
    const createdAt = now().toISOString();
    return { id: key, userId: '', dogId, message, category, createdAt, source: 'guide', actions: [], ...answer };
  } catch {
    return undefined;
  }
}
