import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import type { Feature } from '#shared/plans.ts';

/**
 * Who may call an operation. `link-token`: requests with the secret of an emailed or published link. `webhook`:
 * requests with a provider's signature. For these two, the API checks neither the session cookie nor the `origin`
 * header.
 */
export type Access = 'public' | 'owner' | 'moderator' | 'link-token' | 'webhook';

type Fields = z.ZodMiniObject;

/**
 * An operation of the API. The route, the handler's type, the browser's typed call, the API document and generated
 * tests are derived from this declaration.
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path variables are whole segments in braces, as in `/api/dogs/{id}`. */
  readonly path: `/api/${string}`;
  /** The description in the API document. */
  readonly summary: string;
  readonly access: Access;
  /** The feature that the owner's plan must include. Otherwise the response is 403 `planRequired`. */
  readonly requires?: Feature;
  /** Whether Leading Members may also call an operation of moderators. */
  readonly openToLeaders?: true;
  /** Whether owners without access to the app (tier `expired`) may also call the operation. */
  readonly openWhenExpired?: true;
  /**
   * The kind of response. `redirect` is a 302 with `location`, and `file` is a body that is not JSON. Default: `json`.
   */
  readonly answers?: 'json' | 'redirect' | 'file';
  /** The status of a successful response. Default: 200, or 204 without `returns`. */
  readonly status?: 200 | 201 | 204;
  /** The status of a success that replaces an object instead of adding one. */
  readonly replacedStatus?: 200;
  /** Whether the limit on an owner's writes does not apply, so that a thief cannot stop the owner from ending sessions. */
  readonly endsSessions?: true;
  /** Whether the operation supports the `Idempotency-Key` header. */
  readonly idempotent?: true;
  /**
   * Whether the operation returns a list in pages, with the parameters `limit` and `cursor` and the header
   * `x-next-cursor`.
   */
  readonly paged?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodMiniType;
  /** Whether the operation accepts and ignores any body. Otherwise an operation without `body` rejects a body. */
  readonly ignoresBody?: true;
  readonly returns?: z.ZodMiniType;
  /** The error codes of this operation, in addition to the errors that every operation can return. */
  readonly fails?: readonly ErrorCode[];
}

/** Returns the declared operation unchanged. The type parameter keeps the literal types of its fields. */
export function defineOperation<const O extends Operation>(declared: O): O {
  return declared;
}

/** The operations of one domain, by name. */
export type Domain = Readonly<Record<string, Operation>>;

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The parsed input of a handler. Parts that the operation does not declare are `undefined`. */
export interface HandlerInput<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
}

/** The output of a handler, before it is parsed with `returns`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without output returns nothing
export type HandlerOutput<O extends Operation> = O['returns'] extends z.ZodMiniType ? z.input<O['returns']> : void;

/** The response body that the browser receives. */
export type ResponseBody<O extends Operation> = Out<O['returns']>;

type Part<K extends string, S> = S extends z.ZodMiniType ? { [P in K]: In<S> } : { [P in K]?: undefined };

/** The input of a call from the browser. Passing a `body` that the operation does not declare is a compile error. */
export type Request<O extends Operation> = Part<'params', O['params']> &
  Part<'body', O['body']> & { query?: In<O['query']> };

/** Returns the HTTP status of a successful response. */
export function successStatus(operation: Operation): number {
  if (operation.answers === 'redirect') return 302;
  return operation.status ?? (operation.returns || operation.answers === 'file' ? 200 : 204);
}

/** Whether a status is that of a successful response. */
export function isSuccess(operation: Operation, status: number): boolean {
  return status === successStatus(operation) || status === operation.replacedStatus;
}

/**
 * Whether calls of an operation count toward the limit on one owner's writes. Operations that fail with `rateLimited`
 * have limits of their own.
 */
export function isWriteLimited({ method, access, endsSessions, fails }: Operation): boolean {
  const isOwners = access === 'owner' || access === 'moderator';
  return method !== 'GET' && isOwners && !endsSessions && !fails?.includes('rateLimited');
}

/** Returns the operation's route key in API Gateway, such as `GET /api/dogs/{id}`. */
export function routeKey(operation: Pick<Operation, 'method' | 'path'>): string {
  return `${operation.method} ${operation.path}`;
}
