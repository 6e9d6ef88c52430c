import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AwsFailure } from '#infra/local/engine.ts';

/** AWS Signature Version 4, from the side of whoever checks it. */

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Which key signed, on which day, for which region and service: the scope of a signature. */
export interface Scope {
  accessKeyId: string;
  day: string;
  region: string;
  service: string;
}

/** A request target, decoded. Query names are unique, and keep their case. */
export interface Target {
  rawPath: string;
  query: Map<string, string>;
}

/** @throws AwsFailure when the percent signs do not decode, or a query name stands twice */
export function targetOf(request: IncomingMessage): Target {
  const [rawPath = '/', ...rest] = (request.url ?? '/').split('?');
  const query = new Map<string, string>();
  for (const pair of rest.join('?').split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=');
    const decoded = decode(name);
    if (query.has(decoded)) throw new AwsFailure('InvalidArgument', `The parameter ${decoded} stands twice.`);
    query.set(decoded, decode(value.join('=')));
  }
  return { rawPath, query };
}

/** @throws AwsFailure when the percent signs do not decode to UTF-8 */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AwsFailure('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Percent-encodes everything but the unreserved characters of RFC 3986, as signatures want it. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** In hex. */
export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** `AKID/20260131/eu-central-1/s3/aws4_request`, taken apart. */
export function parseScope(text: string): Scope | undefined {
  const match = /^([\w-]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request$/i.exec(text);
  const [, accessKeyId, day, region, service] = match ?? [];
  return accessKeyId && day && region && service ? { accessKeyId, day, region, service } : undefined;
}

/** `20260131T091500Z` as an instant. */
export function parseSigningDate(text: string | undefined): Date | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** What a signature was made over, and the signature. */
export interface Signed {
  request: IncomingMessage;
  target: Target;
  scope: Scope;
  /** As in `x-amz-date`. */
  signingDate: string;
  signedHeaders: string[];
  /** The SHA-256 of the body in hex, or one of the words that stand for it. */
  payloadHash: string;
  signature: string;
}

/** S3 signs the path encoded once; every other service signs the encoded path encoded again. */
function canonicalPath(rawPath: string, service: string): string {
  return rawPath
    .split('/')
    .map((segment) => encode(service === 's3' ? decode(segment) : segment))
    .join('/');
}

function canonicalQuery(query: Map<string, string>): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map((pair) => pair.join('='))
    .join('&');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function headerValue(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');
}

/** The text whose hash is signed. */
export function canonicalRequest({ request, target, scope, signedHeaders, payloadHash }: Signed): string {
  return [
    request.method,
    canonicalPath(target.rawPath, scope.service),
    canonicalQuery(target.query),
    ...signedHeaders.map((name) => `${name}:${headerValue(request, name)}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** Whether the secret made this signature over this request. */
export function signatureMatches(signed: Signed, secretAccessKey: string): boolean {
  const { day, region, service } = signed.scope;
  const toSign = [
    'AWS4-HMAC-SHA256',
    signed.signingDate,
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonicalRequest(signed)),
  ].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(key, toSign);
  const given = Buffer.from(signed.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
