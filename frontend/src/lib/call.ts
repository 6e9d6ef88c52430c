import type { Operation, Request, ResponseBody } from '#shared/contract/operation.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import { idempotencyKeyHeader, nextCursorHeader } from '#shared/session.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { reportReached, reportSuccess } from './connection.ts';
import { setClock } from './now.ts';

export interface CallOptions {
  /** Identifies one action of the user, see `IdempotencyKeys`. Sent only if the operation is idempotent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whether the request outlives the page. Default: for deletions, which may be held back for Undo. */
  keepalive?: boolean;
}

/** The arguments of `call` that follow the operation. `request` is optional if the operation has no required input. */
export type CallArguments<O extends Operation> =
  object extends Request<O>
    ? [request?: Request<O>, options?: CallOptions]
    : [request: Request<O>, options?: CallOptions];

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Builds the URL of a request: fills in path variables, appends the query, and leaves out blank query values. */
export function buildUrl(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function parseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toCallError(response: Response, answer: unknown): CallError {
  const body: Partial<ErrorAnswer> = typeof answer === 'object' && answer !== null ? answer : {};
  const message = body.message || response.statusText || "We're having trouble right now.";
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError(response.status, message, body, Number.isFinite(seconds) ? seconds : undefined);
}

async function send(operation: Operation, request: Sent, options: CallOptions): Promise<[unknown, Response]> {
  const headers = new Headers({ accept: 'application/json' });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (operation.idempotent && options.idempotencyKey) headers.set(idempotencyKeyHeader, options.idempotencyKey);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(buildUrl(operation.path, request), {
      method: operation.method,
      headers,
      credentials: 'same-origin',
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      // A change that was held back for Undo may be sent while the page is closed.
      keepalive: options.keepalive ?? operation.method === 'DELETE',
      signal: options.signal,
    });
    answer = await parseBody(response);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    reportReached(false);
    throw new NetworkError(cause);
  }
  reportReached(true);
  setClock(response.headers.get('date'));
  if (!response.ok) throw toCallError(response, answer);
  reportSuccess();
  return [answer, response];
}

/**
 * Calls an operation of the API contract on our own origin, with the session cookie.
 * @throws CallError for an error response
 * @throws NetworkError if there is no response
 */
export async function call<O extends Operation>(
  operation: O,
  ...[request, options]: CallArguments<O>
): Promise<ResponseBody<O>> {
  const [answer] = await send(operation, (request ?? {}) as Sent, options ?? {});
  return answer as ResponseBody<O>;
}

/** One page of a list, and the cursor of the next page; undefined on the last page. */
export interface ListPage<T> {
  rows: T;
  nextCursor: string | undefined;
}

/** Calls a paged operation and returns one page. Otherwise works like `call`. */
export async function callPage<O extends Operation & { paged: true }>(
  operation: O,
  ...[request, options]: CallArguments<O>
): Promise<ListPage<ResponseBody<O>>> {
  const [answer, response] = await send(operation, (request ?? {}) as Sent, options ?? {});
  return { rows: answer as ResponseBody<O>, nextCursor: response.headers.get(nextCursorHeader) ?? undefined };
}
