import { Suspense } from 'react';
import { Link } from 'react-router';
import { guidePath } from '../../domain/guide/paths.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useScrollMemory } from '../../platform/use-scroll-memory.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import './guide.css';
import './article.css';

/** Both load with the titles of all articles, and the content also with the texts of one category. */
const ArticleTitle = lazyComponent(async () => (await import('./article-content.tsx')).ArticleTitle);
const ArticleContent = lazyComponent(async () => (await import('./article-content.tsx')).ArticleContent);

/** An article of the care guide. Its heading stays in the page while it loads and keeps the focus. */
export function ArticlePage({ id, hasActions }: { id: string; hasActions: boolean }) {
  useScrollMemory();
  return (
    <div className="hw-guide hw-guide-article">
      <p className="hw-guide-back">
        <Link to={guidePath}>Care guide</Link>
      </p>
      <h1 tabIndex={-1}>
        <Suspense fallback="Care guide">
          <ArticleTitle id={id} />
        </Suspense>
      </h1>
      <Suspense fallback={<ArticleSkeleton isBlank />}>
        <ArticleContent id={id} hasActions={hasActions} />
      </Suspense>
    </div>
  );
}
