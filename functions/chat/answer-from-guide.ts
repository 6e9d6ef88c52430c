import type { Answer } from '#functions/chat/answer.ts';
import { describeDog } from '#functions/chat/dog-advice.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findArticles } from '#functions/chat/find-articles.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import type { ChatAction, ChatQuestion } from '#shared/contract/chat.ts';
import type { Article } from '#shared/guide/article.ts';
import { toLink, toSource } from '#shared/guide/article-links.ts';
import { formatArticle, maxAnswerWords } from '#shared/guide/article-text.ts';
import type { GuideMatch } from '#shared/guide/guide-index.ts';

/** Articles that are offered instead of an answer, and below one. */
const maxNearest = 3;
const maxOthers = 2;

/** What an article proposes to do next. */
function listActions({ action }: Article, dog: DogRow | undefined): ChatAction[] {
  const dogId = dog?.id ?? null;
  switch (action) {
    case 'bookVisit':
      return [{ kind: 'bookVisit', dogId, title: dog ? `Vet visit for ${dog.name}` : 'Vet visit' }];
    case 'logWalk':
      return [{ kind: 'logWalk', dogId, minutes: 30 }];
    case 'findPlaces':
      return [{ kind: 'findPlaces', placeType: 'dog_park' }];
    default:
      return [];
  }
}

/** The answer when the guide has none. The question does not count. */
function noAnswer(dog: DogRow | undefined, nearest: readonly GuideMatch[]): Answer {
  const about = dog ? ` about ${dog.name}` : '';
  return {
    text:
      `I couldn't find an answer${about} in the care guide, so this question doesn't count. Try asking it in other words, or see whether one of the articles below fits.\n\n` +
      'If something about your dog worries you, call your vet.',
    source: 'guide',
    sources: [{ title: 'Care guide', url: '/guide' }],
    actions: [],
    suggestions: nearest.slice(0, maxNearest).map(({ article }) => toLink(article)),
    counts: false,
  };
}

/** Answers a question from the best article of the care guide. */
export async function answerFromGuide(
  question: ChatQuestion,
  context: QuestionContext,
  timeZone: string,
): Promise<Answer> {
  const { dog } = context;
  const { text, matches } = await findArticles(question, context, timeZone);
  const [best, ...others] = matches;
  if (!best?.isAnswer) return noAnswer(dog, matches);
  const { article } = best;
  return {
    text: formatArticle(article, text, describeDog(article, context, timeZone), maxAnswerWords),
    source: 'guide',
    sources: [toSource(article)],
    actions: listActions(article, dog),
    suggestions: others.slice(0, maxOthers).map((match) => toLink(match.article)),
    counts: true,
  };
}
