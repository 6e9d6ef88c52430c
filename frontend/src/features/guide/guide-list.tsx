import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ChatCategory, chatCategories } from '#shared/contract/chat.ts';
import type { Article } from '#shared/guide/article.ts';
import { type GuideFilters, linkToArticle, linkToGuide, toList } from './filters.ts';
import { countArticles, extractFirstSentence, groupByStages, listArticles } from './library.ts';
import { categories, stages } from './names.ts';
import { countText, SearchResults } from './search-results.tsx';

/** How many articles of each category the overview shows. */
const overviewLength = 6;

function Titles({ articles }: { articles: readonly Article[] }) {
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

type SectionProps = { category: ChatCategory; articles: readonly Article[]; more?: ReactNode };

function Section({ category, articles, more }: SectionProps) {
  const { name, about } = categories[category];
  return (
    <section className="hw-guide-section" aria-labelledby={`guide-${category}`}>
      <div className="hw-guide-section-head">
        <h2 id={`guide-${category}`} tabIndex={-1}>
          {name}
        </h2>
        <p className="hw-soft">{about}</p>
        {more}
      </div>
      <Titles articles={articles} />
    </section>
  );
}

/** Every category: its first articles, or all of a life stage. */
function Overview({ stage }: Pick<GuideFilters, 'stage'>) {
  return chatCategories.map((category) => {
    const articles = listArticles({ category, stage });
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
  const articles = listArticles({ category, stage });
  const { name, about } = categories[category];
  return (
    <>
      <div className="hw-guide-category">
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
            {group.articles.map(({ id, title, answer }) => (
              <li key={id}>
                <Link to={linkToArticle(id)}>{title}</Link>
                <p className="hw-small hw-soft">{extractFirstSentence(answer)}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The articles that the filters and the query leave. */
export function GuideList({
  filters,
  onOpenAssistant,
}: {
  filters: GuideFilters;
  onOpenAssistant?: (() => void) | undefined;
}) {
  const { query, category, stage } = filters;
  const found = query.trim() ? listArticles(filters) : undefined;
  return (
    <>
      {/* It stays in the page, so that screen readers announce every change. */}
      <p className="hw-hidden" role="status">
        {found ? `${countText(found.length)} found` : ''}
      </p>
      {found ? (
        <SearchResults articles={found} filters={filters} onOpenAssistant={onOpenAssistant} />
      ) : category ? (
        <CategoryList category={category} stage={stage} />
      ) : (
        <Overview stage={stage} />
      )}
    </>
  );
}
