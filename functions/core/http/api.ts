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

/** What a handler gets besides the operation's input. */
export interface Context {
  event: Event;
  reply: Reply;
  /** For `saveIdempotentResponse`. */
  idempotency: IdempotencyContext;
  /** The viewer's IP address, as CloudFront saw it. */
  address: string;
  /** Looks up who is calling, for public operations that treat a signed-in caller differently. */
  findCaller: () => Promise<Caller | undefined>;
}

type CallerOf<O extends Operation> = O['access'] extends 'owner' | 'moderator' ? Caller : undefined;
type OutputOf<O extends Operation> = O['answers'] extends 'redirect'
  ? { location: string }
  : O['answers'] extends 'file'
    ? { body: string; contentType: string }
    : HandlerOutput<O>;

/** One operation's handler: parsed input in, output out; failures are thrown. */
export type Handler<O extends Operation> = (
  input: HandlerInput<O> & Context & { caller: CallerOf<O> },
) => Promise<OutputOf<O>> | OutputOf<O>;

/** Types a handler that has a file of its own by its operation. */
export function defineHandler<O extends Operation>(_operation: O, handler: Handler<O>): Handler<O> {
  return handler;
}

type Handlers<D extends Domain> = { [Name in keyof D]: Handler<D[Name]> };

/** Types the handlers of a domain by its operations. A missing handler does not compile. */
export function defineHandlers<D extends Domain>(_domain: D, handlers: Handlers<NoInfer<D>>): Handlers<D> {
  return handlers;
}

/**
 * The Lambda handler of one domain, or of several together. The middlewares run in the order below, and in reverse on the response.
 * A handler missing from `handlers` does not compile.
 */
export function api<D extends Domain>(
  domain: D,
  findCaller: (cookie: SessionCookie) => Promise<Caller | undefined>,
  handlers: Handlers<D>,
) {
  const byRoute = new Map(
    Object.entries(domain).map(([name, operation]) => [routeKey(operation), handlers[name as keyof D]]),
  );
  // Reserves time before Lambda ends a slow request, so that the response is still written and logged.
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
