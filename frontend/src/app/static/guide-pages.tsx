import { extractFirstSentence } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { guidePath, linkToArticle } from '../../domain/guide/paths.ts';
import { guideCategories } from '../../features/guide/names.ts';
import { StaticArticlePage } from '../../features/guide/static-article-page.tsx';
import { listShown, StaticListPage } from '../../features/guide/static-list-page.tsx';
import { formatTitle } from '../../lib/screen-title.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { describeQuestions } from './structured-data.ts';

const list: PrerenderedPage = {
  path: guidePath,
  file: 'guide.html',
  script: 'src/app/static/guide.ts',
  title: formatTitle('Care guide'),
  description: `Short answers to what dog owners ask, each with its sources: ${articles.length} articles about care, health, behavior, nutrition and exercise.`,
  canonical: guidePath,
  data: describeQuestions(
    guideCategories.flatMap(listShown).map(({ title, firstSentence }) => ({ question: title, answer: firstSentence })),
  ),
  Content: StaticListPage,
};

/** The pages of the care guide: the list and every article. */
export const guidePages: readonly PrerenderedPage[] = [
  list,
  ...articles.map((article): PrerenderedPage => {
    const path = linkToArticle(article.id);
    return {
      path,
      file: `${path.slice(1)}.html`,
      script: 'src/app/static/article.ts',
      title: formatTitle(article.title),
      description: extractFirstSentence(article.answer),
      canonical: path,
      data: describeQuestions([{ question: article.title, answer: article.answer }]),
      Content: () => <StaticArticlePage article={article} />,
    };
  }),
];
