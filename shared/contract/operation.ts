import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import type { Feature } from '#shared/plans.ts';

/**
 * Who may call. `link-token` operations are opened by a secret in a mailed or published address,
 * `webhook` ones by a provider's signature; neither needs a cookie or our own origin.
 */
export type Access = 'public' | 'owner' | 'moderator' | 'link-token' | 'webhook';

type Fields = z.ZodMiniObject;

/**
 * One call of the API, declared once. Route, handler type, typed browser call, API document,
 * permission matrix and bad-input run are all derived from it.
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path variables are whole segments in braces, as in `/api/dogs/{id}`. */
  readonly path: `/api/${string}`;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly access: Access;
  /** The plan must include this feature, else 403 `planRequired`. */
  readonly requires?: Feature;
  /** Owners whose trial has ended reach this all the same. */
  readonly openWhenExpired?: true;
  /** `redirect` answers 302 with `location`, `file` a body of another type. Default `json`. */
  readonly answers?: 'json' | 'redirect' | 'file';
  /** Default 200, or 204 where nothing is returned. */
  readonly status?: 200 | 201 | 204;
  /** Honours `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Takes `limit` and `cursor`, answers the header `x-next-cursor`. */
  readonly paged?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodMiniType;
  readonly returns?: z.ZodMiniType;
  /** The domain's own failures, beside those that every call can have. */
  readonly fails?: readonly ErrorCode[];
}

/** Declares an operation, keeping its exact shape for the types derived from it. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

/** The operations of one domain, by name. */
export type Domain = Readonly<Record<string, Operation>>;

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler is given: parsed values; `undefined` where the operation takes nothing. */
export interface HandlerInput<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
}

/** What a handler returns, before it is checked against `returns`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing returns nothing
export type HandlerOutput<O extends Operation> = O['returns'] extends z.ZodMiniType ? z.input<O['returns']> : void;

/** What the browser gets back from a call. */
export type ResponseBody<O extends Operation> = Out<O['returns']>;

type Part<K extends string, S> = S extends z.ZodMiniType ? { [P in K]: In<S> } : { [P in K]?: undefined };

/** What the browser hands to a call. An operation without a body types `body?: undefined`, so a stray body does not compile. */
export type Request<O extends Operation> = Part<'params', O['params']> &
  Part<'body', O['body']> & { query?: In<O['query']> };

/** The status of a success. */
export function successStatus(operation: Operation): number {
  if (operation.answers === 'redirect') return 302;
  return operation.status ?? (operation.returns || operation.answers === 'file' ? 200 : 204);
}

/** The name API Gateway gives the route: method, a space, path. */
export function routeKey(operation: Pick<Operation, 'method' | 'path'>): string {
  return `${operation.method} ${operation.path}`;
}
