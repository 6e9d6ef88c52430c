import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { apiEvent, hopByHop, target } from '#infra/local/http/api-event.ts';
import { contractRoutes, type Route, router } from '#infra/local/http/api-routes.ts';
import { LambdaTimedOut } from '#infra/local/lambda/thread.ts';
import { apiHeaders } from '#shared/api-headers.ts';

/** Emulates the HTTP API of API Gateway, including the headers that CloudFront adds. */
export interface ApiGateway {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface ApiGatewayOptions {
  invoke(lambda: string, event: unknown): Promise<unknown>;
  now(): Date;
  /** The secret that CloudFront adds to each request. */
  originSecret: string;
  /** Default: a route for each operation in `shared/contract/`. */
  routes?: Route[];
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const quotas = { bodyBytes: 10 * 1024 * 1024, headerBytes: 10_240 } as const;

/** The messages of errors that API Gateway returns itself, by status. */
const gatewayErrors = {
  413: 'Request Entity Too Large',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

function gatewayError(status: keyof typeof gatewayErrors): APIGatewayProxyStructuredResultV2 {
  const headers = { 'content-type': 'application/json' };
  return { statusCode: status, headers, body: JSON.stringify({ message: gatewayErrors[status] }) };
}

/** Returns the size of the request line and all headers in bytes, to compare with the quota. */
function headerBytes(request: IncomingMessage): number {
  return request.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(request.url ?? ''));
}

/**
 * Returns the body, or `undefined` when the body exceeds the quota. Reads even a too large body to its end, because
 * many callers read the response only after they have sent the whole body.
 */
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
    request.on('close', () => reject(new Error('The caller disconnected.')));
  });
}

/** Converts a Lambda's response. In payload format 2.0, a response without `statusCode` is the body of a 200. */
function structured(response: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof response === 'object' && response !== null && 'statusCode' in response) {
    return response as APIGatewayProxyStructuredResultV2;
  }
  const body = typeof response === 'string' ? response : JSON.stringify(response);
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

/** Creates the gateway. A request without a route goes to the `system` Lambda with the route key `$default`. */
export function apiGateway({ invoke, now, originSecret, routes = contractRoutes() }: ApiGatewayOptions): ApiGateway {
  const find = router(routes, 'system');

  const answerTo = async (request: IncomingMessage, requestId: string): Promise<APIGatewayProxyStructuredResultV2> => {
    if (headerBytes(request) > quotas.headerBytes) return gatewayError(431);
    if (Number(request.headers['content-length'] ?? 0) > quotas.bodyBytes) return gatewayError(413);
    const body = await readBody(request);
    if (!body) return gatewayError(413);
    const match = find(request.method ?? 'GET', target(request).path);
    try {
      const event = apiEvent(request, { match, body, requestId, now: now(), originSecret });
      return structured(await invoke(match.lambda, event));
    } catch (error) {
      return gatewayError(error instanceof LambdaTimedOut ? 503 : 500);
    }
  };

  return {
    handle: async (request, response) => {
      const requestId = randomUUID();
      response.setHeader('apigw-requestid', requestId);
      try {
        const answer = await answerTo(request, requestId);
        // On an open connection, the unread rest of the body would be parsed as the next request.
        if (!request.complete) response.setHeader('connection', 'close');
        send(response, answer);
      } catch {
        if (response.headersSent || response.destroyed) response.destroy();
        else send(response, gatewayError(500));
      }
    },
  };
}
