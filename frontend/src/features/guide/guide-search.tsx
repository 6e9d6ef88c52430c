import { useEffect, useMemo } from 'react';
import { useReading } from '../../domain/guide/use-reading.ts';
import type { GuideFilters } from './filters.ts';
import { listArticles } from './library.ts';
import { countText, SearchResults } from './search-results.tsx';

/** The results of a search: a new object for each search. */
export interface Found {
  query: string;
  /** "5 articles". */
  count: string;
}

export type GuideSearchProps = {
  filters: GuideFilters;
  onOpenAssistant?: (() => void) | undefined;
  /** Called when the results are in the page. */
  onFound: (found: Found) => void;
};

/** Searches the guide. It loads with the search, which needs all articles. */
export function GuideSearch({ filters, onOpenAssistant, onFound }: GuideSearchProps) {
  const { query, category, stage } = filters;
  const reading = useReading(query);
  const probabilities = useMemo(() => reading && new Map(Object.entries(reading.articles)), [reading]);
  const articles = useMemo(
    () => listArticles({ query, category, stage }, probabilities),
    [query, category, stage, probabilities],
  );
  useEffect(() => onFound({ query, count: countText(articles.length) }), [query, articles, onFound]);
  return (
    <SearchResults
      articles={articles}
      filters={filters}
      probabilities={probabilities}
      onOpenAssistant={onOpenAssistant}
    />
  );
}
