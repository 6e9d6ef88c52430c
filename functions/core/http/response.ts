import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Operation, successStatus } from '#shared/contract/operation.ts';

/** Cookies and headers that a handler adds to its response. */
export interface Reply {
  /** Set to the operation's `replacedStatus` if an object was replaced. */
  status?: 200;
  cookies: string[];
  headers: Record<string, string>;
}

/** Builds the response for a handler's output. Removes fields that the operation's schema does not declare. */
export function toResponse(operation: Operation, output: unknown, reply: Reply): APIGatewayProxyStructuredResultV2 {
  const { headers, cookies, status = successStatus(operation) } = reply;
  const base = { statusCode: status, headers, cookies };
  if (operation.answers === 'redirect') {
    return { ...base, headers: { ...headers, location: (output as { location: string }).location } };
  }
  if (operation.answers === 'file') {
    const { body, contentType } = output as { body: string; contentType: string };
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    return { ...base, headers: { 'content-type': contentType, etag, ...headers }, body };
  }
  if (!operation.returns) return base;
  const body = JSON.stringify(operation.returns.parse(output));
  return { ...base, headers: { 'content-type': 'application/json', ...headers }, body };
}
