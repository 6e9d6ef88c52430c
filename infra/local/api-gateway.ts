import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { apiEvent, hopByHop, target } from '#infra/local/api-event.ts';
import { contractRoutes, type Route, router } from '#infra/local/api-routes.ts';
import { LambdaTimedOut } from '#infra/local/lambda-thread.ts';
import { apiHeaders } from '#shared/api-headers.ts';

/** The twin of the HTTP API and of the edge's behaviour in front of it. */
export interface ApiGateway {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface ApiGatewayOptions {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  now(): Date;
  /** What the edge adds, so that the API knows who sends. */
  originSecret: string;
  /** Default: those of the contract. */
  routes?: Route[];
}

/** Quotas of HTTP APIs, as AWS publishes them. */
const quotas = { bodyBytes: 10 * 1024 * 1024, headerBytes: 10_240 } as const;

/** The gateway's own answers, word for word. */
const ownAnswers = {
  413: 'Request Entity Too Large',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

function ownAnswer(status: keyof typeof ownAnswers): APIGatewayProxyStructuredResultV2 {
  const headers = { 'content-type': 'application/json' };
  return { statusCode: status, headers, body: JSON.stringify({ message: ownAnswers[status] }) };
}

/** The request line and all headers together, as the quota counts them. */
function headerBytes(request: IncomingMessage): number {
  return request.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(request.url ?? ''));
}

/** The body, or `undefined` where it is larger than the quota. What is too much is read past, so that the caller hears the answer. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= quotas.bodyBytes) parts.push(part);
      else {
        parts.length = 0;
        resolve(undefined);
      }
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The caller hung up.')));
  });
}

/** An answer without `statusCode` is a body to be sent with 200, as payload format 2.0 infers it. */
function structured(answer: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof answer === 'object' && answer !== null && 'statusCode' in answer) {
    return answer as APIGatewayProxyStructuredResultV2;
  }
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

function send(response: ServerResponse, answer: APIGatewayProxyStructuredResultV2): void {
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  response.statusCode = Number(answer.statusCode);
  for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value);
  if (body.length > 0) response.setHeader('content-type', 'text/plain;charset=UTF-8');
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    if (!hopByHop.has(name.toLowerCase())) response.setHeader(name, String(value));
  }
  if (answer.cookies && answer.cookies.length > 0) response.setHeader('set-cookie', answer.cookies);
  if (![204, 304].includes(response.statusCode)) response.setHeader('content-length', body.length);
  response.end(body);
}

/** Makes the gateway. Whatever no route takes goes to the `system` Lambda, under the route key `$default`. */
export function apiGateway({ invoke, now, originSecret, routes = contractRoutes() }: ApiGatewayOptions): ApiGateway {
  const find = router(routes, 'system');

  const answerTo = async (request: IncomingMessage, requestId: string): Promise<APIGatewayProxyStructuredResultV2> => {
    if (headerBytes(request) > quotas.headerBytes) return ownAnswer(431);
    if (Number(request.headers['content-length'] ?? 0) > quotas.bodyBytes) return ownAnswer(413);
    const body = await readBody(request);
    if (!body) return ownAnswer(413);
    const match = find(request.method ?? 'GET', target(request).path);
    try {
      const event = apiEvent(request, { match, body, requestId, now: now(), originSecret });
      return structured(await invoke(match.lambda, event));
    } catch (error) {
      return ownAnswer(error instanceof LambdaTimedOut ? 503 : 500);
    }
  };

  return {
    handle: async (request, response) => {
      const requestId = randomUUID();
      response.setHeader('apigw-requestid', requestId);
      try {
        const answer = await answerTo(request, requestId);
        // A body that is not wanted any more would onConditionFailed be taken for the next request.
        if (!request.complete) response.setHeader('connection', 'close');
        send(response, answer);
      } catch {
        if (response.headersSent || response.destroyed) response.destroy();
        else send(response, ownAnswer(500));
      }
    },
  };
}
