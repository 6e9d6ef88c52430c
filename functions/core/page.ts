import { ApiError } from '#functions/core/api-error.ts';
import { seal, unseal } from '#functions/core/signing.ts';
import { nextCursorHeader } from '#shared/session.ts';

/** The part of a handler's input that `readPage` needs. */
interface PagedInput {
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
    consistent: true;
  }): Promise<{ data: Row[]; cursor: string | null }>;
}

/**
 * Reads one page of a list, consistently, and puts the cursor of the next page into the response header. A cursor is an
 * encrypted row key, and works only for the same caller, operation and query parameters.
 * @throws ApiError `cursorInvalid` for a cursor that was altered or belongs to another caller or query
 */
export async function readPage<Row>(
  { query, caller, event, reply }: PagedInput,
  pending: PendingQuery<Row>,
  order: 'asc' | 'desc' = 'asc',
): Promise<Row[]> {
  const { limit, cursor: asked, ...filters } = query;
  const scope = JSON.stringify([caller.id, event.routeKey, Object.entries(filters).sort()]);
  const options = { limit, cursor: openCursor(asked, scope), order, pages: 1, consistent: true } as const;
  const { data, cursor } = await pending.go(options);
  if (cursor) reply.headers[nextCursorHeader] = seal('cursor', cursor, scope);
  return data;
}

function openCursor(cursor: string | undefined, scope: string): string | null {
  if (cursor === undefined) return null;
  const key = unseal('cursor', cursor, scope);
  if (key === undefined) throw new ApiError('cursorInvalid');
  return key;
}
