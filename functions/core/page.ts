import { ApiError } from '#functions/core/api-error.ts';
import { mac, sameMac } from '#functions/core/signing.ts';
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
 * Reads one page of a list, consistently, and puts the cursor of the next page into the response header. A cursor works
 * only for the same caller, operation and query parameters.
 * @throws ApiError `cursorInvalid` for a cursor that was altered or belongs to another caller or query
 */
export async function readPage<Row>(
  { query, caller, event, reply }: PagedInput,
  pending: PendingQuery<Row>,
  order: 'asc' | 'desc' = 'asc',
): Promise<Row[]> {
  const { limit, cursor: asked, ...filters } = query;
  const scope = [caller.id, event.routeKey, JSON.stringify(Object.entries(filters).sort())];
  const options = { limit, cursor: openCursor(asked, scope), order, pages: 1, consistent: true } as const;
  const { data, cursor } = await pending.go(options);
  if (cursor) reply.headers[nextCursorHeader] = sealCursor(cursor, scope);
  return data;
}

function sealCursor(key: string, scope: string[]): string {
  const body = Buffer.from(key).toString('base64url');
  return `${body}.${mac('cursor', body, ...scope)}`;
}

function openCursor(cursor: string | undefined, scope: string[]): string | null {
  if (cursor === undefined) return null;
  const [body = '', signature = '', more] = cursor.split('.');
  if (more !== undefined || !sameMac(signature, mac('cursor', body, ...scope))) throw new ApiError('cursorInvalid');
  return Buffer.from(body, 'base64url').toString();
}
