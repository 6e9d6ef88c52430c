import { useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/call-errors.ts';
import type { SavedCopy } from '../storage/saved-rows.ts';
import { useWithoutHeld } from './held-deletions.ts';
import type { List, ListRow } from './list.ts';
import { refetchesOnReconnect } from './refetch-on-reconnect.ts';
import { useSaved } from './use-saved.ts';

/** A selection: the rows of a list that match a query. */
export interface Selection<Row, Query> {
  /** The query. A function is called at each read, for a query that depends on the current time. */
  query?: Query | (() => Query);
  /** Identifies the selection in the cache. Default: the query. */
  key?: readonly unknown[];
  /** The maximum number of rows. */
  max?: number;
  /** Whether to fetch now. Default: true. */
  enabled?: boolean;
  /** Where the rows are stored, so that the owner can read them offline. */
  saved?: SavedCopy<Row[]>;
}

const noRows: never[] = [];

/**
 * Reads the rows of a list, or of a selection of the list. Returns no rows if the session has expired, and the stored rows
 * if the server cannot be reached.
 */
export function useList<Row extends ListRow, Query>(
  list: List<Row, Query>,
  { query, key, max, enabled = true, saved: copy }: Selection<Row, Query> = {},
) {
  const find = (): Query | undefined => (query instanceof Function ? query() : query);
  const selected = key ?? (query === undefined ? [] : [query]);
  const queryKey = [list.name, ...selected, ...(max === undefined ? [] : [max])];
  const { data, error, isError, isSuccess, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const rows = await list.readRows(find(), { max, signal });
      copy?.write?.(rows);
      return rows;
    },
    staleTime: list.staleTime,
    enabled,
    ...(copy && { meta: refetchesOnReconnect }),
  });
  const isSignedOut = isUnauthorized(error);
  const saved = useSaved(JSON.stringify(queryKey), error, copy);
  const rows = useWithoutHeld(list.name, data ?? saved?.data);
  return {
    /** The rows; undefined while they load, and after a failure of the first read. */
    data: isSignedOut ? noRows : rows,
    error,
    isError: isError && !isSignedOut && !saved,
    /** Whether the rows have been loaded from the server. */
    isSuccess,
    isPending: isPending && !saved,
    /** While the server cannot be reached, when the rows were fetched; see `SavedNote`. */
    savedAt: saved?.savedAt,
    isFetching,
    refetch,
  };
}
