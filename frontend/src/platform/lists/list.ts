/**
 * Lists of the owner's records, cached by TanStack Query.
 *
 * A domain declares its list in one place:
 *
 *     export const walkList = defineList({
 *       name: 'walks',
 *       operation: walks.listWalks,
 *       notFound: 'walkNotFound',
 *       compare: (one, other) => other.startedAt.localeCompare(one.startedAt),
 *     });
 *
 * - `useList(walkList)` reads the list: `{ data, isPending, isError, error, isFetching, refetch }`. With the option `saved`,
 *   owners can read the rows offline; `savedAt` is then for `SavedNote`.
 * - `useListCache(walkList)` updates the cached rows after a change: `put`, `hide`, `refresh`, `readLatest`.
 * - `useListMutation(walkList, ...)` updates rows optimistically, and restores the previous rows after an error.
 * - `useDeleteRecord(walkList, ...)` deletes a record, with Undo.
 */

import { pageLimit } from '#shared/contract/fields.ts';
import type { Operation, Request, ResponseBody } from '#shared/contract/operation.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type CallArguments, call, callPage } from '../../lib/call.ts';
import { freshMs } from '../../lib/queries.ts';

/** A row of a list. */
export interface ListRow {
  id: string;
}

interface ReadOptions {
  /** The maximum number of rows to read. Default: all rows, page by page. */
  max?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** A list that `defineList` has declared. */
export interface List<Row extends ListRow, Query> {
  /** The first part of the list's keys in the query cache. */
  readonly name: string;
  readonly notFound: ErrorCode | undefined;
  readonly compare: ((one: Row, other: Row) => number) | undefined;
  readonly staleTime: number;
  readonly readRows: (query: Query | undefined, options: ReadOptions) => Promise<Row[]>;
  readonly readOne: (row: Row) => Promise<Row | undefined>;
}

/** The type of parameters that accept a list with any query. */
export type AnyList<Row extends ListRow> = List<Row, never>;

type Rows<O extends Operation> = ResponseBody<O> extends readonly (infer Row extends ListRow)[] ? Row : never;
type Query<O extends Operation> = NonNullable<Request<O>['query']>;

interface ListOptions<O extends Operation> {
  /** Identifies the list in the query cache. */
  name: string;
  /** The operation that lists the records. If it is paged, every page is read. */
  operation: O;
  /** The error code that operations on a single record return if the record does not exist. */
  notFound?: ErrorCode;
  /** Compares two rows for the order of the list. Without it, a new record is added at the end. */
  compare?: (one: Rows<O>, other: Rows<O>) => number;
  /**
   * How long cached rows count as fresh, in milliseconds. Default: 5 minutes. Use 0 for a list that others change too.
   */
  staleTime?: number;
  /** Reads the current version of a record. Default: reads the whole list and finds the record in it. */
  readOne?: (row: Rows<O>) => Promise<Rows<O> | undefined>;
}

async function readPages<O extends Operation>(
  operation: O,
  query: Query<O> | undefined,
  { max = Number.POSITIVE_INFINITY, signal }: ReadOptions,
): Promise<Rows<O>[]> {
  const rows: Rows<O>[] = [];
  let cursor: string | undefined;
  do {
    const request = { query: { ...query, limit: Math.min(max, pageLimit.max), cursor } };
    const paged = operation as O & { paged: true };
    const page = await callPage(paged, ...([request, { signal }] as unknown as CallArguments<O & { paged: true }>));
    rows.push(...(page.rows as Rows<O>[]));
    cursor = page.nextCursor;
  } while (cursor && rows.length < max);
  return rows.slice(0, max);
}

async function readOnce<O extends Operation>(operation: O, query: Query<O> | undefined, { max, signal }: ReadOptions) {
  const rows = await call(operation, ...([{ query }, { signal }] as unknown as CallArguments<O>));
  return (rows as Rows<O>[]).slice(0, max);
}

/** Declares a list of records. */
export function defineList<O extends Operation>(options: ListOptions<O>): List<Rows<O>, Query<O>> {
  const { name, operation, notFound, compare, staleTime = freshMs } = options;
  const read = operation.paged ? readPages : readOnce;
  const readRows = (query: Query<O> | undefined, limits: ReadOptions) => read(operation, query, limits);
  const findRow = async ({ id }: Rows<O>) => (await readRows(undefined, {})).find((row) => row.id === id);
  return { name, notFound, compare, staleTime, readRows, readOne: options.readOne ?? findRow };
}
