import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { Input } from '#functions/core/http/request.ts';
import type { Reply } from '#functions/core/http/response.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { Operation } from '#shared/contract/operation.ts';

export type Event = APIGatewayProxyEventV2;
export type Result = APIGatewayProxyStructuredResultV2;

/** The Lambda context, with fields set by middlewares. Each field's comment starts with the name of its middleware. */
export interface ApiContext extends Context {
  /** `log`: the start of the request, in milliseconds of `elapsed()`. */
  startedAt: number;
  /** `findOperation`: the operation of the request. */
  operation: Operation;
  /** `session`: the caller, if the operation requires one. */
  caller: Caller | undefined;
  /** `session`: finds the caller, for public operations. Repeated calls read the table once per request. */
  findCaller: () => Promise<Caller | undefined>;
  /** `parse`: the parsed input of the request. */
  input: Input;
  /** `parse`: cookies and headers that the handler adds to the response. */
  reply: Reply;
  /** `idempotency`: the Idempotency-Key and what identifies the request. */
  idempotency: IdempotencyContext;
}

export type ApiMiddleware = MiddlewareObj<Event, Result, Error, ApiContext>;
