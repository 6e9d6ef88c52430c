import { useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/call-errors.ts';
import type { List, ListRow } from './list.ts';

/** A part of a list. */
export interface Selection<Query> {
  /** What to read. A function is called at each read, for a query that depends on the time. */
  query?: Query | (() => Query);
  /** Identifies the selection in the cache. Default: the query. */
  key?: readonly unknown[];
  /** The largest number of rows. */
  max?: number;
  /** Whether to read it now. Default: true. */
  enabled?: boolean;
}

const noRows: never[] = [];

/** The rows of a list, or of a selection of it. An expired session has none. */
export function useList<Row extends ListRow, Query>(
  list: List<Row, Query>,
  { query, key, max, enabled = true }: Selection<Query> = {},
) {
  const find = (): Query | undefined => (query instanceof Function ? query() : query);
  const selected = key ?? (query === undefined ? [] : [query]);
  const { data, error, isError, isSuccess, isPending, isFetching, refetch } = useQuery({
    queryKey: [list.name, ...selected, ...(max === undefined ? [] : [max])],
    queryFn: ({ signal }) => list.readRows(find(), { max, signal }),
    staleTime: list.staleTime,
    enabled,
  });
  const isSignedOut = isUnauthorized(error);
  return {
    /** Undefined while they load, and after a failure of the first read. */
    data: isSignedOut ? noRows : data,
    error,
    isError: isError && !isSignedOut,
    /** Whether `data` is from the server. */
    isSuccess,
    isPending,
    isFetching,
    refetch,
  };
}
