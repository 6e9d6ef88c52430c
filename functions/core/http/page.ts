import { ApiError } from '#functions/core/http/api-error.ts';
import { seal, unseal } from '#functions/core/signing.ts';
import { nextCursorHeader } from '#shared/session.ts';

/** The part of a handler's input that paging needs. */
interface PagedInput {
  params?: unknown;
  query: { limit: number; cursor?: string | undefined };
  caller: { id: string };
  event: { routeKey: string };
  reply: { headers: Record<string, string> };
}

/** An ElectroDB query that has not run yet. */
interface PendingQuery<Row> {
  go(options: {
    limit: number;
    cursor: string | null;
    order: 'asc' | 'desc';
    pages: 1;
    consistent: boolean;
  }): Promise<{ data: Row[]; cursor: string | null }>;
}

/**
 * Reads one page of a list, and puts the cursor of the next page into a response header. A cursor is an encrypted row
 * key. It works only for the same caller, operation, path parameters and query parameters.
 * @param consistent false for a query of an index, which cannot be read consistently
 * @throws ApiError `cursorInvalid` for a cursor that was altered or belongs to another caller or query
 */
export async function readPage<Row>(
  input: PagedInput,
  pending: PendingQuery<Row>,
  order: 'asc' | 'desc' = 'asc',
  consistent = true,
): Promise<Row[]> {
  const options = {
    limit: input.query.limit,
    cursor: openCursor(input) ?? null,
    order,
    pages: 1,
    consistent,
  } as const;
  const { data, cursor } = await pending.go(options);
  if (cursor) sendCursor(input, cursor);
  return data;
}

/**
 * Returns the caller, operation, path parameters and filters for which a cursor works, as the cursor's additional
 * authenticated data.
 */
function buildScope({ params, query, caller, event }: PagedInput): string {
  const { limit: _limit, cursor: _cursor, ...filters } = query;
  return JSON.stringify([caller.id, event.routeKey, params, Object.entries(filters).sort()]);
}

/**
 * Decrypts the position in the request's cursor. Returns undefined for the first page.
 * @throws ApiError `cursorInvalid`
 */
export function openCursor(input: PagedInput): string | undefined {
  if (input.query.cursor === undefined) return undefined;
  const position = unseal('cursor', input.query.cursor, buildScope(input));
  if (position === undefined) throw new ApiError('cursorInvalid');
  return position;
}

/** Puts the cursor for the page after `position` into a response header. */
export function sendCursor(input: PagedInput, position: string): void {
  input.reply.headers[nextCursorHeader] = seal('cursor', position, buildScope(input));
}
