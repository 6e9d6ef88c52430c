import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type Article, extractFirstSentence } from '#shared/guide/article.ts';
import { listSearchTerms } from '#shared/guide/search.ts';
import { toTelUrl } from '../../domain/emergency/tel-url.ts';
import { linkToArticle } from '../../domain/guide/paths.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { formatStages } from './article-list.ts';
import { type GuideFilters, linkToGuide } from './filters.ts';
import { listArticles, type Probabilities } from './library.ts';
import { MarkedText } from './marked-text.tsx';
import { categories } from './names.ts';

/** "No articles", "1 article", "5 articles". */
export function countText(count: number): string {
  if (count === 0) return 'No articles';
  return count === 1 ? '1 article' : `${count} articles`;
}

type NothingFoundProps = {
  filters: GuideFilters;
  probabilities: Probabilities;
  onOpenAssistant?: (() => void) | undefined;
};

/** What to do when nothing matches: the assistant inside the shell, and the vet. */
function NothingFound({ filters: { query, category, stage }, probabilities, onOpenAssistant }: NothingFoundProps) {
  const { user } = useSession();
  const isFiltered = category !== undefined || stage !== undefined;
  const elsewhere = isFiltered ? listArticles({ query }, probabilities).length : 0;
  return (
    <div className="hw-card hw-guide-none">
      <SmallEmpty
        icon={SearchX}
        title={elsewhere > 0 ? 'Nothing with these filters' : 'Nothing in the guide about this'}
        text={
          elsewhere > 0
            ? `${countText(elsewhere)} in the whole guide ${elsewhere === 1 ? 'matches' : 'match'}.`
            : 'Try fewer or other words. If something about your dog worries you, ask your vet.'
        }
      />
      <div className="hw-row hw-row--wrap">
        {elsewhere > 0 ? <LinkButton to={linkToGuide({ query })}>Search the whole guide</LinkButton> : null}
        {elsewhere === 0 && onOpenAssistant ? <Button onClick={onOpenAssistant}>Ask the assistant</Button> : null}
        {user?.vetPhone ? (
          <LinkButton href={toTelUrl(user.vetPhone)} variation="outline">
            Call {user.vetName || 'your vet'}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

/** The articles that match the query, the best first. */
export function SearchResults({
  articles,
  filters,
  probabilities,
  onOpenAssistant,
}: NothingFoundProps & { articles: readonly Article[] }) {
  const { query, category, stage } = filters;
  const terms = useMemo(() => listSearchTerms(query), [query]);
  return (
    <section className="hw-guide-results" aria-labelledby="guide-results">
      <div className="hw-between hw-guide-results-head">
        <h2 id="guide-results" tabIndex={-1}>
          {countText(articles.length)} for “{query}”
        </h2>
        <Link to={linkToGuide({ category, stage })}>Clear search</Link>
      </div>
      {articles.length === 0 ? (
        <NothingFound filters={filters} probabilities={probabilities} onOpenAssistant={onOpenAssistant} />
      ) : null}
      <ul className="hw-guide-answers">
        {articles.map((article) => (
          <li key={article.id}>
            <Link to={linkToArticle(article.id)}>
              <MarkedText text={article.title} terms={terms} />
            </Link>
            <p>
              <MarkedText text={extractFirstSentence(article.answer)} terms={terms} />
            </p>
            <p className="hw-small hw-mute">
              {categories[article.category].name}, {formatStages(article).toLowerCase()}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
