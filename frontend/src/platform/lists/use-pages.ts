import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage } from '../../lib/call.ts';
import { useWithoutHeld } from './held-deletions.ts';
import type { ListRow } from './list.ts';

/** The pages of a list, as cached. */
export type Pages<Row> = InfiniteData<ListPage<Row[]>, unknown>;

type ReadPage<Row> = (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row[]>>;

/** Returns the options of a query that reads a list page by page. */
export function pagesQuery<Row>(queryKey: readonly unknown[], readPage: ReadPage<Row>) {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: ListPage<Row[]>) => nextCursor,
  };
}

/** Returns all rows of the loaded pages. A row that is in two pages counts in the later one. */
export function flattenPages<Row extends ListRow>(data: Pages<Row> | undefined): Row[] | undefined {
  if (!data) return undefined;
  const rows = new Map<string, Row>();
  for (const { rows: page } of data.pages) {
    for (const row of page) {
      rows.delete(row.id);
      rows.set(row.id, row);
    }
  }
  return [...rows.values()];
}

type PagesOptions<Row> = ReturnType<typeof pagesQuery<Row>> & {
  /** The name of the list whose held deletions hide rows. */
  list: string;
  staleTime: number;
  gcTime: number;
  enabled?: boolean;
};

/** Reads a list page by page, and leaves out the rows whose deletion is held back. */
export function usePages<Row extends ListRow>({ list, ...options }: PagesOptions<Row>) {
  const query = useInfiniteQuery(options);
  const { data, isError, error, isFetching, refetch } = query;
  const loaded = useMemo(() => flattenPages(data), [data]);
  const rows = useWithoutHeld(list, loaded);
  return {
    rows,
    /** How many loaded rows are left out. They still count on the server. */
    heldCount: (loaded?.length ?? 0) - (rows?.length ?? 0),
    error,
    /** Whether the first page could not be loaded. */
    isError: isError && !data,
    isFetching,
    refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    /** Whether the last attempt to load more rows failed. */
    failedToLoadMore: query.isFetchNextPageError,
    loadMore: query.fetchNextPage,
  };
}
