import middy from '@middy/core';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { ApiContext, Event, Result } from '#functions/core/http/middleware/api-context.ts';
import { authorize } from '#functions/core/http/middleware/authorize.ts';
import { compress } from '#functions/core/http/middleware/compress.ts';
import { conditionalGet } from '#functions/core/http/middleware/conditional-get.ts';
import { errors } from '#functions/core/http/middleware/errors.ts';
import { findOperation } from '#functions/core/http/middleware/find-operation.ts';
import { idempotency } from '#functions/core/http/middleware/idempotency.ts';
import { log } from '#functions/core/http/middleware/log.ts';
import { parse } from '#functions/core/http/middleware/parse.ts';
import { requireOriginSecret } from '#functions/core/http/middleware/require-origin-secret.ts';
import { requireSameOrigin } from '#functions/core/http/middleware/require-same-origin.ts';
import { responseHeaders } from '#functions/core/http/middleware/response-headers.ts';
import { session } from '#functions/core/http/middleware/session.ts';
import type { Reply } from '#functions/core/http/response.ts';
import type { Caller, SessionCookie } from '#functions/core/http/session.ts';
import {
  type Domain,
  type HandlerInput,
  type HandlerOutput,
  type Operation,
  routeKey,
} from '#shared/contract/operation.ts';
import { viewerAddressHeader } from '#shared/session.ts';

/** What a handler receives in addition to the operation's input. */
export interface Context {
  event: Event;
  reply: Reply;
  /** The argument for `saveIdempotentResponse`. */
  idempotency: IdempotencyContext;
  /** The viewer's IP address, as CloudFront saw it. */
  address: string;
  /** Finds the caller, for public operations that treat a signed-in caller differently. */
  findCaller: () => Promise<Caller | undefined>;
}

type CallerOf<O extends Operation> = O['access'] extends 'owner' | 'moderator' ? Caller : undefined;
type OutputOf<O extends Operation> = O['answers'] extends 'redirect'
  ? { location: string }
  : O['answers'] extends 'file'
    ? { body: string; contentType: string }
    : HandlerOutput<O>;

/** The handler of an operation. Receives the parsed input and returns the output. Throws ApiError. */
export type Handler<O extends Operation> = (
  input: HandlerInput<O> & Context & { caller: CallerOf<O> },
) => Promise<OutputOf<O>> | OutputOf<O>;

/** Returns `handler`, typed by its operation. For a handler in a file of its own. */
export function defineHandler<O extends Operation>(_operation: O, handler: Handler<O>): Handler<O> {
  return handler;
}

type Handlers<D extends Domain> = { [Name in keyof D]: Handler<D[Name]> };

/** Returns `handlers`, typed by the operations of a domain. If a handler is missing, the code does not compile. */
export function defineHandlers<D extends Domain>(_domain: D, handlers: Handlers<NoInfer<D>>): Handlers<D> {
  return handlers;
}

/**
 * Creates the Lambda handler of one or several domains. The middlewares run in the order of the `use` calls on the
 * request, and in reverse order on the response. If a handler is missing from `handlers`, the code does not compile.
 */
export function api<D extends Domain>(
  domain: D,
  findCaller: (cookie: SessionCookie) => Promise<Caller | undefined>,
  handlers: Handlers<D>,
) {
  const byRoute = new Map(
    Object.entries(domain).map(([name, operation]) => [routeKey(operation), handlers[name as keyof D]]),
  );
  // A slow request is ended 250 ms before the Lambda's timeout, so that an error response can be sent and logged.
  return middy<Event, Result>({ timeoutEarlyInMillis: 250 })
    .use(log())
    .use(conditionalGet())
    .use(compress())
    .use(responseHeaders())
    .use(errors())
    .use(requireOriginSecret())
    .use(findOperation(domain))
    .use(requireSameOrigin())
    .use(session(findCaller))
    .use(authorize())
    .use(parse())
    .use(idempotency())
    .handler((event, context) => {
      const handle = byRoute.get(event.routeKey) as unknown as Handler<Operation>;
      const { input, caller, reply, idempotency: idempotencyContext, findCaller: find } = context as ApiContext;
      const address = event.headers[viewerAddressHeader] ?? '';
      const all = { ...input, caller, event, reply, idempotency: idempotencyContext, address, findCaller: find };
      return handle(all as never) as never;
    });
}
