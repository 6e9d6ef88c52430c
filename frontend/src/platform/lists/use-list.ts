import { useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/call-errors.ts';
import type { List, ListRow } from './list.ts';

/** A selection: the rows of a list that match a query. */
export interface Selection<Query> {
  /** The query. A function is called at each read, for a query that depends on the current time. */
  query?: Query | (() => Query);
  /** Identifies the selection in the cache. Default: the query. */
  key?: readonly unknown[];
  /** The maximum number of rows. */
  max?: number;
  /** Whether to fetch now. Default: true. */
  enabled?: boolean;
}

const noRows: never[] = [];

/** Reads the rows of a list, or of a selection of the list. Returns no rows if the session has expired. */
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
    /** The rows; undefined while they load, and after a failure of the first read. */
    data: isSignedOut ? noRows : data,
    error,
    isError: isError && !isSignedOut,
    /** Whether the rows have been loaded from the server. */
    isSuccess,
    isPending,
    isFetching,
    refetch,
  };
}
