import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { Input } from '#functions/core/http/request.ts';
import type { Reply } from '#functions/core/http/response.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { Operation } from '#shared/contract/operation.ts';

export type Event = APIGatewayProxyEventV2;
export type Result = APIGatewayProxyStructuredResultV2;

/** The Lambda context plus fields that the named middlewares set. */
export interface ApiContext extends Context {
  /** `log` */
  startedAt: number;
  /** `findOperation` */
  operation: Operation;
  /** `session`: who is calling, if the operation requires it. */
  caller: Caller | undefined;
  /** `session`: looks up who is calling, for public operations. Reads once. */
  findCaller: () => Promise<Caller | undefined>;
  /** `parse` */
  input: Input;
  /** `parse`: cookies and headers that the handler adds to the response. */
  reply: Reply;
  /** `idempotency` */
  idempotency: IdempotencyContext;
}

export type ApiMiddleware = MiddlewareObj<Event, Result, Error, ApiContext>;
