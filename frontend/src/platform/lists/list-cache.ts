import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/call-errors.ts';
import type { AnyList, ListRow } from './list.ts';

/**
 * Updates all cached data under a key optimistically.
 * @returns a function that restores the previous data
 */
export async function changeCached<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (cached: Data) => Data,
): Promise<() => void> {
  // A read that is in progress would overwrite the change with older data.
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Data>({ queryKey });
  queries.setQueriesData<Data>({ queryKey }, (cached) => (cached === undefined ? cached : change(cached)));
  return () => {
    for (const [key, cached] of before) queries.setQueryData(key, cached);
  };
}

/** Returns the rows with one row replaced by its new version. */
export function replaceRow<Row extends ListRow>(rows: Row[], row: Row): Row[] {
  return rows.map((each) => (each.id === row.id ? row : each));
}

/** Returns the rows with one row replaced by its new version, or added if it is new. */
function addRow<Row extends ListRow>({ compare }: AnyList<Row>, rows: Row[], row: Row): Row[] {
  const added = rows.some(({ id }) => id === row.id) ? replaceRow(rows, row) : [...rows, row];
  return compare ? added.sort(compare) : added;
}

/** The functions that update the cached rows of a list after a change. */
export interface ListCache<Row extends ListRow> {
  /**
   * Puts a created or updated record into the cached list. A selection shows a created record only once the selection
   * has been refetched.
   */
  put: (row: Row) => void;
  /**
   * Removes from the cached list the rows that another change has deleted on the server, such as the visits of a
   * deleted dog.
   */
  hide: (isGone: (row: Row) => boolean) => void;
  /** Refetches every selection of the list that is on screen. */
  refresh: () => Promise<void>;
  /** Reads the current version of a record; undefined if it was deleted. */
  readLatest: (row: Row) => Promise<Row | undefined>;
}

/** Creates the functions that `useListCache` returns. */
export function createListCache<Row extends ListRow>(queries: QueryClient, list: AnyList<Row>): ListCache<Row> {
  const queryKey = [list.name];
  const update = (change: (rows: Row[], key: QueryKey) => Row[]) => {
    for (const [key, rows] of queries.getQueriesData<Row[]>({ queryKey }))
      if (rows) queries.setQueryData<Row[]>(key, change(rows, key));
  };
  const refresh = () => queries.invalidateQueries({ queryKey });
  return {
    put: (row) => {
      // Only the whole list gets the new record, because only the server knows whether a selection contains the record.
      update((rows, key) => (key.length === 1 ? addRow(list, rows, row) : replaceRow(rows, row)));
      void refresh();
    },
    hide: (isGone) => {
      update((rows) => rows.filter((row) => !isGone(row)));
      void refresh();
    },
    refresh,
    readLatest: async (row) => {
      try {
        return await list.readOne(row);
      } catch (error) {
        if (isMissing(list, error)) return undefined;
        throw error;
      }
    },
  };
}

/** Returns the functions that update the cached rows of a list after a change. */
export function useListCache<Row extends ListRow>(list: AnyList<Row>): ListCache<Row> {
  return createListCache(useQueryClient(), list);
}

/** Whether an operation failed because its record does not exist. */
export function isMissing(list: Pick<AnyList<never>, 'notFound'>, error: unknown): boolean {
  return error instanceof CallError && error.code !== undefined && error.code === list.notFound;
}
