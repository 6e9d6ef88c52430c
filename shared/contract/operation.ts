import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';
import type { Feature } from '#shared/plans.ts';

/**
 * Who may call. `link-token` operations are authorized by a secret in an emailed or published link, `webhook` ones by a
 * provider's signature; neither needs a cookie or our origin.
 */
export type Access = 'public' | 'owner' | 'moderator' | 'link-token' | 'webhook';

type Fields = z.ZodMiniObject;

/**
 * An operation of the API. Route, handler type, the browser's typed call, the API document and generated tests derive
 * from it.
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
  /** Also allowed for owners without access to the app (tier `expired`). */
  readonly openWhenExpired?: true;
  /** `redirect` is a 302 with `location`, `file` a body of another type. Default: `json`. */
  readonly answers?: 'json' | 'redirect' | 'file';
  /** Default: 200, or 204 without `returns`. */
  readonly status?: 200 | 201 | 204;
  /** Supports `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Takes `limit` and `cursor`, returns the header `x-next-cursor`. */
  readonly paged?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.ZodMiniType;
  /** Accepts any body of any type and ignores it. Without it, an operation without `body` accepts none. */
  readonly ignoresBody?: true;
  readonly returns?: z.ZodMiniType;
  /** Errors in addition to those of every operation. */
  readonly fails?: readonly ErrorCode[];
}

/** Declares an operation and keeps its literal types. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

/** The operations of one domain, by name. */
export type Domain = Readonly<Record<string, Operation>>;

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The parsed input of a handler; `undefined` for parts that the operation does not declare. */
export interface HandlerInput<O extends Operation> {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
}

/** The output of a handler, before `returns` parses it. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without output returns nothing
export type HandlerOutput<O extends Operation> = O['returns'] extends z.ZodMiniType ? z.input<O['returns']> : void;

/** The body that the browser receives. */
export type ResponseBody<O extends Operation> = Out<O['returns']>;

type Part<K extends string, S> = S extends z.ZodMiniType ? { [P in K]: In<S> } : { [P in K]?: undefined };

/** The input of the browser's call. Without a declared body, `body` does not compile. */
export type Request<O extends Operation> = Part<'params', O['params']> &
  Part<'body', O['body']> & { query?: In<O['query']> };

/** The status of a success. */
export function successStatus(operation: Operation): number {
  if (operation.answers === 'redirect') return 302;
  return operation.status ?? (operation.returns || operation.answers === 'file' ? 200 : 204);
}

/** API Gateway's name of the route, such as `GET /api/dogs/{id}`. */
export function routeKey(operation: Pick<Operation, 'method' | 'path'>): string {
  return `${operation.method} ${operation.path}`;
}
