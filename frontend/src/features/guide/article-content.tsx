import { type ComponentType, createElement, Suspense, useEffect } from 'react';
import type { ChatCategory } from '#shared/contract/chat.ts';
import { loadBodies } from '#shared/guide/load-bodies.ts';
import { findSummary } from '#shared/guide/summaries.ts';
import { formatTitle } from '../../lib/screen-title.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { guideCategories } from './names.ts';

const missingTitle = "We couldn't find that article";

/** The title of an article, which is also the title of the browser's tab. */
export function ArticleTitle({ id }: { id: string }) {
  const title = findSummary(id)?.title ?? missingTitle;
  useEffect(() => {
    document.title = formatTitle(title);
  }, [title]);
  return title;
}

type ArticleContentProps = { id: string; hasActions: boolean };

/** Loads with the search, which finds similar articles. */
const ArticleNotFound = lazyComponent(async () => (await import('./article-not-found.tsx')).ArticleNotFound);

/** Loads the view of an article with the texts of its category. */
async function loadView(category: ChatCategory): Promise<ComponentType<ArticleContentProps>> {
  const [{ ArticleView }, bodies] = await Promise.all([import('./article-view.tsx'), loadBodies[category]()]);
  return ({ id, ...props }) => {
    const [summary, body] = [findSummary(id), bodies[id]];
    return summary && body ? createElement(ArticleView, { article: { ...summary, ...body }, ...props }) : null;
  };
}

const views = Object.fromEntries(
  guideCategories.map((category) => [category, lazyComponent(() => loadView(category))]),
) as Record<ChatCategory, ComponentType<ArticleContentProps>>;

/** An article without its title, or what to do if there is none with this ID. */
export function ArticleContent(props: ArticleContentProps) {
  const summary = findSummary(props.id);
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      {summary ? createElement(views[summary.category], props) : <ArticleNotFound id={props.id} />}
    </Suspense>
  );
}
