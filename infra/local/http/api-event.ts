import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { decode, type Match } from '#infra/local/http/api-routes.ts';
import { originSecretHeader, viewerAddressHeader } from '#shared/session.ts';

/** The host name of the API in events. */
const domainName = 'local.execute-api.us-east-1.amazonaws.com';

/** Hop-by-hop headers, which concern a single connection and are not forwarded. */
export const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Matches content types whose bodies are text in an event. All other bodies are base64. */
const textTypes = /^(text\/[^;]+|application\/(json|xml|javascript))\s*(;|$)/i;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a time as in access logs: `12/Mar/2020:19:03:58 +0000`. */
function logTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
}

/** Returns the IP address of the caller. Converts an IPv4-mapped IPv6 address to dotted form. */
export function viewerAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** Returns the path and the query of a request as they were sent, without decoding. */
export function target(request: IncomingMessage): { path: string; query: string } {
  const sent = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = sent.indexOf('?');
  return mark < 0
    ? { path: sent || '/', query: '' }
    : { path: sent.slice(0, mark) || '/', query: sent.slice(mark + 1) };
}

function collectHeaders(request: IncomingMessage, originSecret: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (values && name !== 'cookie' && !hopByHop.has(name)) headers[name] = values.join(',');
  }
  const address = viewerAddress(request);
  return {
    ...headers,
    host: domainName,
    'x-forwarded-for': [headers['x-forwarded-for'], address].filter(Boolean).join(', '),
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
    // CloudFront overwrites these headers, so callers cannot forge them.
    [viewerAddressHeader]: address,
    [originSecretHeader]: originSecret,
  };
}

function parseQuery(query: string): Record<string, string> | undefined {
  if (!query) return undefined;
  const found: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query))
    found[name] = name in found ? `${found[name]},${value}` : value;
  return { ...found };
}

export interface EventParts {
  match: Match;
  body: Buffer;
  requestId: string;
  now: Date;
  originSecret: string;
}

/** Builds the event that API Gateway sends to a Lambda (HTTP API, payload format 2.0). Omits fields without a value. */
export function apiEvent(request: IncomingMessage, parts: EventParts): APIGatewayProxyEventV2 {
  const { match, body, requestId, now, originSecret } = parts;
  const { path, query } = target(request);
  const rawPath = decode(path);
  const headers = collectHeaders(request, originSecret);
  const cookies = (request.headersDistinct.cookie ?? []).flatMap((line) => line.split(/;\s*/)).filter(Boolean);
  const isText = textTypes.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  const queryStringParameters = parseQuery(query);
  return {
    version: '2.0',
    routeKey: match.key,
    rawPath,
    rawQueryString: query,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(queryStringParameters ? { queryStringParameters } : {}),
    ...(match.pathParameters ? { pathParameters: match.pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: viewerAddress(request),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: match.key,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
