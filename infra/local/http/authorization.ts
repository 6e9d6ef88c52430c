import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { AwsError } from '#infra/local/http/emulator-server.ts';

/**
 * Checks AWS Signature Version 4: signs the received request with the AWS SDK's signer, and compares the signatures.
 */

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The credential scope of a signature. `day` is `YYYYMMDD`. */
export interface Scope {
  accessKeyId: string;
  day: string;
  region: string;
  service: string;
}

/** The code, status and message with which a service reports each kind of signature error. */
export type AuthorizationErrors = Record<
  'missing' | 'malformed' | 'unknownKey' | 'mismatch' | 'skewed' | 'unsignedHeader',
  readonly [code: string, status: number, message: string]
>;

/** The signature errors of services with a JSON protocol. */
export const jsonErrors: AuthorizationErrors = {
  missing: ['MissingAuthenticationTokenException', 403, 'Missing Authentication Token'],
  malformed: ['IncompleteSignatureException', 403, 'The request signature does not conform to AWS standards.'],
  unknownKey: ['UnrecognizedClientException', 403, 'The security token included in the request is invalid.'],
  mismatch: ['InvalidSignatureException', 403, 'The request signature does not match the signature you provided.'],
  skewed: ['InvalidSignatureException', 403, 'Signature expired: the time of the request is too far from ours.'],
  unsignedHeader: ['InvalidSignatureException', 403, "'Host' and every 'x-amz-' header must be signed headers."],
};

/** The signature errors of S3. */
export const s3Errors: AuthorizationErrors = {
  missing: ['AccessDenied', 403, 'Access Denied'],
  malformed: ['AuthorizationHeaderMalformed', 400, 'The authorization header that you provided is not valid.'],
  unknownKey: ['InvalidAccessKeyId', 403, 'The AWS Access Key Id you provided does not exist in our records.'],
  mismatch: ['SignatureDoesNotMatch', 403, 'The request signature does not match the signature you provided.'],
  skewed: ['RequestTimeTooSkewed', 403, 'The difference between the request time and the current time is too large.'],
  unsignedHeader: ['AccessDenied', 403, 'There were headers present in the request which were not signed'],
};

const maxSkewMs = 15 * 60 * 1000;
const maxExpirySeconds = 7 * 24 * 60 * 60;

function awsError([code, status, message]: AuthorizationErrors[keyof AuthorizationErrors]): AwsError {
  return new AwsError(code, message, status);
}

/** Implements the SDK's hash interface with Node's crypto module: HMAC-SHA-256 if there is a secret, else SHA-256. */
class Sha256 {
  private readonly hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(toBytes(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof data === 'string') return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

function signerFor({ region, service }: Scope, credentials: Credentials): SignatureV4 {
  // S3 signs the path as it was sent. For every other service, the path is encoded a second time before signing.
  const uriEscapePath = service !== 's3';
  return new SignatureV4({ service, region, credentials, sha256: Sha256, uriEscapePath, applyChecksum: false });
}

/** Returns the decoded query of a request. A parameter that occurs several times has a list of values. */
export function parseQuery(request: IncomingMessage): Record<string, string | string[]> {
  const parameters = new URLSearchParams((request.url ?? '').split('?').slice(1).join('?'));
  return Object.fromEntries(
    [...parameters.keys()].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? String(values[0]) : values];
    }),
  );
}

/** Converts the request to the signer's format, with only the signed headers. */
function signable(request: IncomingMessage, signedHeaders: string[], query: Record<string, string | string[]>) {
  return {
    method: request.method ?? '',
    protocol: 'http:',
    hostname: '',
    path: (request.url ?? '/').split('?')[0] ?? '/',
    query,
    headers: Object.fromEntries(signedHeaders.map((name) => [name, String(request.headers[name] ?? '')])),
  };
}

/** Throws if `host` or an `x-amz-` header is not signed, because these headers change the meaning of the request. */
function requireSigned(request: IncomingMessage, signedHeaders: string[], errors: AuthorizationErrors): void {
  const names = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (names.some((name) => !signedHeaders.includes(name))) throw awsError(errors.unsignedHeader);
}

function parseScope(credential: string): Scope | undefined {
  const match = /^([\w-]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request$/i.exec(credential);
  const [, accessKeyId, day, region, service] = match ?? [];
  return accessKeyId && day && region && service ? { accessKeyId, day, region, service } : undefined;
}

/** Parses a date such as `20260131T091500Z`; undefined when the text has another format. */
function parseSigningDate(text: string): Date | undefined {
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return iso === text || Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso);
}

export interface Requirements {
  service: string;
  credentials: Credentials;
  errors: AuthorizationErrors;
  /** The body of the request. Required unless the header `x-amz-content-sha256` contains the body's hash. */
  body?: Buffer;
}

/**
 * Verifies the `authorization` header. Compares the signing time with the machine's clock, not with the application's
 * clock, because the SDK also signs with the machine's clock.
 * @throws AwsError from `errors` when the signature is not valid
 */
export async function verifyAuthorization(
  request: IncomingMessage,
  { service, credentials, errors, body }: Requirements,
): Promise<Scope> {
  const { authorization } = request.headers;
  if (!authorization) throw awsError(errors.missing);
  const [, credential = '', headers = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=[0-9a-f]{64}$/.exec(authorization) ??
    [];
  const scope = parseScope(credential);
  const date = parseSigningDate(String(request.headers['x-amz-date']));
  if (!scope || !date || scope.service !== service) throw awsError(errors.malformed);
  if (Math.abs(Date.now() - date.getTime()) > maxSkewMs) throw awsError(errors.skewed);
  const signedHeaders = headers.split(';');
  requireSigned(request, signedHeaders, errors);
  if (scope.accessKeyId !== credentials.accessKeyId) throw awsError(errors.unknownKey);
  const signed = await signerFor(scope, credentials).sign(
    { ...signable(request, signedHeaders, parseQuery(request)), body },
    { signingDate: date, signableHeaders: new Set(signedHeaders) },
  );
  if (signed.headers.authorization !== authorization) throw awsError(errors.mismatch);
  return scope;
}

/** Whether the request has a presigned URL, with the signature in the query. */
export function isPresigned(request: IncomingMessage): boolean {
  return Object.hasOwn(parseQuery(request), 'X-Amz-Signature');
}

/**
 * Verifies a presigned URL of S3.
 * @param now the time of the application's clock, because presigned URLs are signed and expire by this clock
 * @throws AwsError as S3 does when the URL is not valid or has expired
 */
export async function verifyPresignedUrl(request: IncomingMessage, credentials: Credentials, now: Date): Promise<void> {
  if (request.headers.authorization) throw new AwsError('InvalidArgument', 'Only one auth mechanism allowed');
  const query = parseQuery(request);
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const scope = parseScope(text('X-Amz-Credential'));
  const date = parseSigningDate(text('X-Amz-Date'));
  const expiresIn = Number(text('X-Amz-Expires'));
  const isPlausible = Number.isInteger(expiresIn) && expiresIn >= 1 && expiresIn <= maxExpirySeconds;
  const isKnown = text('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256';
  if (scope?.service !== 's3' || !date || !isPlausible || !isKnown) {
    throw new AwsError('AuthorizationQueryParametersError', 'A parameter of the signature is missing or not valid.');
  }
  const ageMs = now.getTime() - date.getTime();
  if (ageMs < -maxSkewMs) throw new AwsError('AccessDenied', 'Request is not yet valid', 403);
  if (ageMs > expiresIn * 1000) throw new AwsError('AccessDenied', 'Request has expired', 403);
  const signedHeaders = text('X-Amz-SignedHeaders').split(';');
  requireSigned(request, signedHeaders, s3Errors);
  if (scope.accessKeyId !== credentials.accessKeyId) throw awsError(s3Errors.unknownKey);
  const payload = { 'X-Amz-Content-Sha256': text('X-Amz-Content-Sha256') || 'UNSIGNED-PAYLOAD' };
  const { headers, ...bare } = signable(request, signedHeaders, query);
  const signed = await signerFor(scope, credentials).presign(
    { ...bare, headers: { ...headers, ...payload } },
    { signingDate: date, expiresIn, signableHeaders: new Set(signedHeaders) },
  );
  if (signed.query?.['X-Amz-Signature'] !== text('X-Amz-Signature')) throw awsError(s3Errors.mismatch);
}
