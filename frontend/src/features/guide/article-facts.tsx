import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { ReadableArticle } from '#shared/guide/article.ts';
import { estimateReadingMinutes } from '#shared/guide/reading-time.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { formatStages } from './article-list.ts';
import { linkToGuide } from './filters.ts';
import { categories } from './names.ts';

type ArticleFactsProps = {
  article: ReadableArticle;
  /** Of the list of the category, by default in the app. */
  categoryAddress?: string | undefined;
};

/** The line below an article's title: the category, the life stages, the reading time, and when its sources were read. */
export function ArticleFacts({ article, categoryAddress }: ArticleFactsProps) {
  const { category, sources } = article;
  const lastReadOn = sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1);
  return (
    <ul className="hw-guide-facts">
      <li>
        <Link to={categoryAddress ?? linkToGuide({ category })}>{categories[category].name}</Link>
      </li>
      <li>{formatStages(article)}</li>
      <li>
        <Icon of={Clock} size="s" />
        {estimateReadingMinutes(article)} min read
      </li>
      {lastReadOn ? <li>Sources read on {formatDate(lastReadOn)}</li> : null}
    </ul>
  );
}
