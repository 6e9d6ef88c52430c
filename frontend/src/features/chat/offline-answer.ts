import type { ChatMessage, ChatQuestion } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import { describeAskedToxin } from '#shared/emergency/describe-toxin.ts';
import { toLink, toSource } from '#shared/guide/article-links.ts';
import { formatArticle, maxAnswerWords } from '#shared/guide/article-text.ts';
import { findLifeStage } from '#shared/guide/life-stage.ts';
import { searchGuide } from '#shared/guide/search.ts';
import { buildSearchText } from '#shared/guide/search-text.ts';

/** Answers from the care guide on this device. It needs all articles, so it is loaded on demand. */

/** What an answer consists of, apart from its question. */
export type OfflineAnswer = Pick<ChatMessage, 'response' | 'sources' | 'suggestions'>;

const maxSuggestions = 3;

/**
 * Answers a question that is no emergency, without the network: an owner who asks to give something dangerous gets a no, and
 * others the best article. Unlike the server, it doesn't know the questions before.
 */
export function answerOffline({ message, category }: ChatQuestion, dog: Dog | undefined): OfflineAnswer {
  const toxin = findAskedToxin(message);
  if (toxin) {
    const { text, sources } = describeAskedToxin(toxin, dog?.name);
    return { response: text, sources };
  }
  const lifeStage = dog && findLifeStage(dog.age, dog.breed, dog.weight);
  const found = searchGuide({ text: buildSearchText(message, dog), category, lifeStage }, 1 + maxSuggestions);
  const [best, ...others] = found;
  if (!best?.isAnswer) {
    return {
      response:
        "I couldn't find an answer in the care guide on this device. Try asking it in other words, or see whether one of the articles below fits.\n\n" +
        'If something about your dog worries you, call your vet.',
      sources: [{ title: 'Care guide', url: '/guide' }],
      suggestions: found.slice(0, maxSuggestions).map(({ article }) => toLink(article)),
    };
  }
  const about = { name: dog?.name, isPuppy: lifeStage === 'puppy', advice: [] };
  return {
    response: formatArticle(best.article, message, about, maxAnswerWords),
    sources: [toSource(best.article)],
    suggestions: others.slice(0, 2).map(({ article }) => toLink(article)),
  };
}
