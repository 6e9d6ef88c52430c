import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { ChatCategory } from '#shared/contract/chat.ts';
import type { ArticleSummary } from '#shared/guide/article.ts';
import { linkToArticle } from '../../domain/guide/paths.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { countArticles, groupByStages, listSummaries } from './article-list.ts';
import { CategoryObject } from './category-picture.tsx';
import { type GuideFilters, linkToGuide, toList } from './filters.ts';
import type { GuideSearchProps } from './guide-search.tsx';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { categories, guideCategories, stages } from './names.ts';
import { SectionHead, sectionId } from './section-head.tsx';

/** Loads with all articles. */
const GuideSearch = lazyComponent(async () => (await import('./guide-search.tsx')).GuideSearch);

/** How many articles of each category the overview shows. */
const overviewLength = 6;

function Titles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="hw-guide-titles">
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link to={linkToArticle(id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

type SectionProps = { category: ChatCategory; articles: readonly ArticleSummary[]; more?: ReactNode };

function Section({ category, articles, more }: SectionProps) {
  return (
    <section className="hw-guide-section" aria-labelledby={sectionId(category)}>
      <SectionHead category={category} more={more} />
      <Titles articles={articles} />
    </section>
  );
}

/** Every category: its first articles, or all of a life stage. */
function Overview({ stage }: Pick<GuideFilters, 'stage'>) {
  return guideCategories.map((category) => {
    const articles = listSummaries({ category, stage });
    if (articles.length === 0) return null;
    if (stage) return <Section key={category} category={category} articles={articles} />;
    return (
      <Section
        key={category}
        category={category}
        articles={articles.slice(0, overviewLength)}
        more={
          <Link to={linkToGuide({ category })} state={toList}>
            All {countArticles(category)} in {categories[category].name}
          </Link>
        }
      />
    );
  });
}

/** A category, grouped by life stages. */
function CategoryList({ category, stage }: { category: ChatCategory; stage: GuideFilters['stage'] }) {
  const articles = listSummaries({ category, stage });
  const { name, about } = categories[category];
  return (
    <>
      <div className="hw-guide-category">
        <CategoryObject category={category} />
        <h2 tabIndex={-1}>
          {name}
          {stage ? ` for ${stages[stage].plural.toLowerCase()}` : ''}
        </h2>
        <p className="hw-soft">{about}</p>
      </div>
      {groupByStages(articles).map((group) => (
        <div key={group.name} className="hw-guide-group">
          <h3>
            {group.name} <span className="hw-mute hw-number">{group.articles.length}</span>
          </h3>
          <ul className="hw-guide-answers">
            {group.articles.map(({ id, title, firstSentence }) => (
              <li key={id}>
                <Link to={linkToArticle(id)}>{title}</Link>
                <p className="hw-small hw-soft">{firstSentence}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The articles that the filters and the query leave. */
export function GuideList({ filters, ...search }: GuideSearchProps) {
  const { query, category, stage } = filters;
  if (query.trim()) {
    return (
      <Suspense fallback={<GuideSkeleton />}>
        <GuideSearch filters={filters} {...search} />
      </Suspense>
    );
  }
  return category ? <CategoryList category={category} stage={stage} /> : <Overview stage={stage} />;
}
