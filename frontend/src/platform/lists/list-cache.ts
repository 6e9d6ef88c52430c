import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../lib/call-errors.ts';
import type { AnyList, ListRow } from './list.ts';

/**
 * Changes everything that is cached under a key, before the server has.
 * @returns a function that restores it
 */
export async function changeCached<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (cached: Data) => Data,
): Promise<() => void> {
  // The response of a read that started before would undo the change.
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Data>({ queryKey });
  queries.setQueriesData<Data>({ queryKey }, (cached) => (cached === undefined ? cached : change(cached)));
  return () => {
    for (const [key, cached] of before) queries.setQueryData(key, cached);
  };
}

/** Replaces a row by its new version. */
export function replaceRow<Row extends ListRow>(rows: Row[], row: Row): Row[] {
  return rows.map((each) => (each.id === row.id ? row : each));
}

/** Replaces a row by its new version, or adds it. */
function addRow<Row extends ListRow>({ compare }: AnyList<Row>, rows: Row[], row: Row): Row[] {
  const added = rows.some(({ id }) => id === row.id) ? replaceRow(rows, row) : [...rows, row];
  return compare ? added.sort(compare) : added;
}

/** Updates the cached rows of a list after changes. */
export interface ListCache<Row extends ListRow> {
  /** Shows a created or updated record. Selections of the list show a created one after their refetch. */
  put: (row: Row) => void;
  /** Hides the rows that a change elsewhere has deleted. */
  hide: (isGone: (row: Row) => boolean) => void;
  /** Refetches every shown selection of the list. */
  refresh: () => Promise<void>;
  /** Reads the current version of a record; undefined if it was deleted. */
  readLatest: (row: Row) => Promise<Row | undefined>;
}

/** Creates the functions of `useListCache`. */
export function createListCache<Row extends ListRow>(queries: QueryClient, list: AnyList<Row>): ListCache<Row> {
  const queryKey = [list.name];
  const update = (change: (rows: Row[], key: QueryKey) => Row[]) => {
    for (const [key, rows] of queries.getQueriesData<Row[]>({ queryKey }))
      if (rows) queries.setQueryData<Row[]>(key, change(rows, key));
  };
  const refresh = () => queries.invalidateQueries({ queryKey });
  return {
    put: (row) => {
      // Only the server knows whether a new record belongs to a selection.
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

/** Updates the cached rows of a list after changes. */
export function useListCache<Row extends ListRow>(list: AnyList<Row>): ListCache<Row> {
  return createListCache(useQueryClient(), list);
}

/** Whether an operation failed because its record does not exist. */
export function isMissing(list: Pick<AnyList<never>, 'notFound'>, error: unknown): boolean {
  return error instanceof CallError && error.code !== undefined && error.code === list.notFound;
}
