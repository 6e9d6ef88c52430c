import type { Article } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { type LabeledQuestion, readPromptedQuestions } from './questions.ts';
import type { ClassifierExample } from './train-classifier.ts';

/** The weight of an article's own sentences, which are not what owners type. */
const sentenceWeight = 0.3;

function listSentences({ answer, sections, seeVet = [] }: Article): string[] {
  const ofSections = sections.flatMap(({ heading, text = '', points = [] }) => [`${heading} ${text}`, ...points]);
  return [answer, ...ofSections, ...seeVet];
}

/** Lists the texts that the classifier is trained on: articles, prompted questions, and labeled questions. */
export function listExamples(questions: readonly LabeledQuestion[]): ClassifierExample[] {
  const ofArticles = articles.flatMap((article): ClassifierExample[] => {
    const toExample = (weight: number) => (text: string) => ({ text, articles: [article.id], weight });
    return [
      ...[article.title, ...article.questions].map(toExample(1)),
      ...listSentences(article).map(toExample(sentenceWeight)),
    ];
  });
  const ofOwners = [...readPromptedQuestions(), ...questions].map((each) => ({
    text: each.text,
    articles: each.articles,
    weight: 1,
  }));
  return [...ofArticles, ...ofOwners];
}
