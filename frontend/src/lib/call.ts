import type { Operation, Request, ResponseBody } from '#shared/contract/operation.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import { idempotencyKeyHeader, nextCursorHeader } from '#shared/session.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { reportReached, reportWell } from './connection.ts';
import { setClock } from './now.ts';

export interface CallOptions {
  /** Names one intent of the owner, see `intentKeys`. Sent where the operation honours it. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The request may be left out where the operation needs nothing. */
type Parts<O extends Operation> =
  object extends Request<O>
    ? [request?: Request<O>, options?: CallOptions]
    : [request: Request<O>, options?: CallOptions];

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a request: path variables filled in, the query appended, blank values left out. */
export function address(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(response: Response, answer: unknown): CallError {
  const said: Partial<ErrorAnswer> = typeof answer === 'object' && answer !== null ? answer : {};
  const words = said.message || response.statusText || 'The server answered with an error.';
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError(response.status, words, said, Number.isFinite(seconds) ? seconds : undefined);
}

async function send(operation: Operation, request: Sent, options: CallOptions): Promise<[unknown, Response]> {
  const headers = new Headers({ accept: 'application/json' });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  if (operation.idempotent && options.idempotencyKey) headers.set(idempotencyKeyHeader, options.idempotencyKey);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(address(operation.path, request), {
      method: operation.method,
      headers,
      credentials: 'same-origin',
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: options.signal,
    });
    answer = await answerOf(response);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    reportReached(false);
    throw new NetworkError(cause);
  }
  reportReached(true);
  setClock(response.headers.get('date'));
  if (!response.ok) throw failure(response, answer);
  reportWell();
  return [answer, response];
}

/**
 * Asks the server for an operation of the contract, on our own origin and with the session's cookie.
 * @throws CallError when the server answers with an error
 * @throws NetworkError when nothing answers
 */
export async function call<O extends Operation>(
  operation: O,
  ...[request, options]: Parts<O>
): Promise<ResponseBody<O>> {
  const [answer] = await send(operation, (request ?? {}) as Sent, options ?? {});
  return answer as ResponseBody<O>;
}

/** One page of a list and the marker of the next one, missing on the last. */
export interface PageOf<T> {
  rows: T;
  nextCursor: string | undefined;
}

/** As `call`, for lists that answer page by page. */
export async function callPage<O extends Operation & { paged: true }>(
  operation: O,
  ...[request, options]: Parts<O>
): Promise<PageOf<ResponseBody<O>>> {
  const [answer, response] = await send(operation, (request ?? {}) as Sent, options ?? {});
  return { rows: answer as ResponseBody<O>, nextCursor: response.headers.get(nextCursorHeader) ?? undefined };
}
