import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError } from '#functions/core/api-error.ts';
import { isTransient } from '#functions/core/aws.ts';
import { elapsed } from '#functions/core/clock.ts';
import { authorize, requireOriginSecret, requireSameOrigin } from '#functions/core/guard.ts';
import { type IdempotencyContext, IdempotentReplay } from '#functions/core/idempotency-context.ts';
import { log } from '#functions/core/log.ts';
import { idempotencyKey, readInput } from '#functions/core/request.ts';
import { type Caller, readSessionCookie, type SessionCookie } from '#functions/core/session.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import {
  type Domain,
  type HandlerInput,
  type HandlerOutput,
  type Operation,
  routeKey,
  successStatus,
} from '#shared/contract/operation.ts';
import { nextCursorHeader, viewerAddressHeader } from '#shared/session.ts';

/** What a handler may add to its answer. */
export interface Reply {
  cookies: string[];
  headers: Record<string, string>;
}

/** What a handler knows beside what it was asked. */
export interface Context {
  event: APIGatewayProxyEventV2;
  reply: Reply;
  /** What the caller means to do once; hand it to `saveIdempotentResponse`. */
  idempotency: IdempotencyContext;
  /** The address of the viewer, as the edge saw it. */
  address: string;
  /** Who is calling, for operations that are open to all and yet treat a known session differently. */
  findCaller: () => Promise<Caller | undefined>;
}

type CallerOf<O extends Operation> = O['access'] extends 'owner' | 'moderator' ? Caller : undefined;
type AnswerOf<O extends Operation> = O['answers'] extends 'redirect'
  ? { location: string }
  : O['answers'] extends 'file'
    ? { body: string; contentType: string }
    : HandlerOutput<O>;

/** One operation's handler: what was asked in, what is answered out; failures are thrown. */
export type Handler<O extends Operation> = (
  asked: HandlerInput<O> & Context & { caller: CallerOf<O> },
) => Promise<AnswerOf<O>> | AnswerOf<O>;

/** Ties a handler to its operation, so that its types follow from the contract. */
export function answer<O extends Operation>(_operation: O, handler: Handler<O>): Handler<O> {
  return handler;
}

type Handlers<D extends Domain> = { [Name in keyof D]: Handler<D[Name]> };
type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/**
 * The Lambda of one domain: finds the operation by its route key, checks who calls and what is asked, answers, and
 * turns failures into `{ code, message, fields? }`. A handler missing from `handlers` does not compile.
 */
export function api<D extends Domain>(
  domain: D,
  findCaller: (cookie: SessionCookie) => Promise<Caller | undefined>,
  handlers: Handlers<D>,
) {
  const routes = new Map(
    Object.entries(domain).map(([name, operation]) => [
      routeKey(operation),
      { operation, handle: handlers[name as keyof D] as unknown as Handler<Operation> },
    ]),
  );

  async function respond(event: Event): Promise<Result> {
    requireOriginSecret(event);
    const route = routes.get(event.routeKey);
    if (!route) throw new ApiError('notFound');
    const { operation, handle } = route;
    requireSameOrigin(operation, event);
    const find = once(async () => {
      const cookie = readSessionCookie(event.cookies);
      return cookie && (await findCaller(cookie));
    });
    const needsCaller = operation.access === 'owner' || operation.access === 'moderator';
    const caller = needsCaller ? await find() : undefined;
    authorize(operation, caller);
    const key = idempotencyKey(operation, event);
    const input = readInput(operation, event);
    const reply: Reply = { cookies: [], headers: {} };
    const idempotency: IdempotencyContext = {
      callerId: caller?.id ?? '',
      operation: event.routeKey,
      key,
      body: input.body,
    };
    const address = event.headers[viewerAddressHeader] ?? '';
    const asked = { ...input, caller, event, reply, idempotency, address, findCaller: find };
    const given = await answerOnce(() => handle(asked as never));
    return success(operation, given, reply);
  }

  return middy<Event, Result>()
    .use({
      before: ({ internal }) => {
        internal.begun = elapsed();
      },
      after: ({ event, response, internal }) => {
        if (response) response.headers = { ...baseHeaders(event), ...response.headers };
        record(event, response, { begun: internal.begun });
      },
      onError: (request) => {
        const failure = asFailure(request.error, request.event);
        request.response = {
          statusCode: failure.status,
          headers: {
            ...baseHeaders(request.event),
            'content-type': 'application/json',
            ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
          },
          body: JSON.stringify(failure.answer()),
        };
        record(request.event, request.response, { begun: request.internal.begun, code: failure.code });
      },
    })
    .handler(respond);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A repeat of an idempotency answers what the first answered. */
async function answerOnce(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdempotentReplay) return error.answer;
    throw error;
  }
}

function success(operation: Operation, given: unknown, reply: Reply): Result {
  const base: Result = { statusCode: successStatus(operation), headers: reply.headers, cookies: reply.cookies };
  if (operation.answers === 'redirect') {
    return { ...base, headers: { ...reply.headers, location: (given as { location: string }).location } };
  }
  if (operation.answers === 'file') {
    const { body, contentType } = given as { body: string; contentType: string };
    return { ...base, headers: { 'content-type': contentType, ...reply.headers }, body };
  }
  if (!operation.returns) return base;
  // What leaves is cut to the contract: a field that nobody declared never leaks.
  const body = JSON.stringify(operation.returns.parse(given));
  return { ...base, headers: { 'content-type': 'application/json', ...reply.headers }, body };
}

function asFailure(error: unknown, event: Event): ApiError {
  const where = { route: event.routeKey, requestId: event.requestContext.requestId };
  if (error instanceof ApiError) {
    if (error.cause) log.warn('call refused', { ...where, code: error.code, ...log.named(error.cause) });
    return error;
  }
  log.error('call failed', error, where);
  return new ApiError(isTransient(error) ? 'unavailable' : 'internal', { cause: error });
}

function baseHeaders(event: Event): Record<string, string> {
  return { ...apiHeaders, 'x-request-id': event.requestContext.requestId };
}

function record(
  event: Event,
  response: Result | null | undefined,
  { begun, code }: { begun: unknown; code?: string },
): void {
  log.info('call', {
    route: event.routeKey,
    status: response?.statusCode,
    code,
    ms: Math.round(elapsed() - Number(begun)),
    requestId: event.requestContext.requestId,
  });
}

/** Puts the marker of the next page into the answer's header. */
export function nextPage(reply: Reply, cursor: string | undefined): void {
  if (cursor) reply.headers[nextCursorHeader] = cursor;
}
