import { useEffect, useMemo, useState } from 'react';
import type { TextReading } from '#shared/contract/emergency.ts';
import { useReading } from '../../domain/guide/use-reading.ts';
import type { GuideFilters } from './filters.ts';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { listArticles } from './library.ts';
import { countText, SearchResults } from './search-results.tsx';

/** The results of a search: a new object for each search. */
export interface Found {
  query: string;
  /** "5 articles". */
  count: string;
}

/** A query with what the server said about it in time. */
interface Read {
  query: string;
  reading: TextReading | undefined;
}

export type GuideSearchProps = {
  filters: GuideFilters;
  onOpenAssistant?: (() => void) | undefined;
  /** Called when the results are in the page. */
  onFound: (found: Found) => void;
};

/** How long results wait for the server, in milliseconds. Then this device decides alone. */
const maxWaitMs = 700;

/**
 * Searches the guide. It loads with the search, which needs all articles. While the server reads a query, the results of the one
 * before stay, so that results move only once.
 */
export function GuideSearch({ filters, ...search }: GuideSearchProps) {
  const { query } = filters;
  const { reading, isPending } = useReading(query);
  const [read, setRead] = useState<Read | undefined>(isPending ? undefined : { query, reading });
  useEffect(() => {
    // What comes too late moves nothing.
    const show = () => setRead((before) => (before?.query === query ? before : { query, reading }));
    const timer = setTimeout(show, isPending ? maxWaitMs : 0);
    return () => clearTimeout(timer);
  }, [query, reading, isPending]);
  if (!read) return <GuideSkeleton />;
  return <ReadSearch filters={{ ...filters, query: read.query }} reading={read.reading} {...search} />;
}

/** Searches with what the server said about the query. */
function ReadSearch({
  filters,
  reading,
  onOpenAssistant,
  onFound,
}: GuideSearchProps & { reading: TextReading | undefined }) {
  const { query, category, stage } = filters;
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
