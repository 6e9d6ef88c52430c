import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isPresigned, s3Refusals, verifyHeaders, verifyPresigned } from '#infra/local/authorization.ts';
import { AwsFailure, asFailure, type Engine, startServer, unsupported } from '#infra/local/engine.ts';
import { readPayload } from '#infra/local/photo-body.ts';
import type { Operation, PhotoAnswer } from '#infra/local/photo-call.ts';
import { type Bucket, openBucket } from '#infra/local/photo-objects.ts';
import { operationOf } from '#infra/local/photo-operations.ts';
import { xmlDocument } from '#infra/local/photo-xml.ts';
import { type Credentials, decode, type Target, targetOf } from '#infra/local/signature.ts';

export interface PhotosOptions {
  dataDir: string;
  /** The application's clock, by which signed addresses and incoming objects expire. */
  now: () => Date;
  buckets: { incoming: string; photos: string };
  credentials: Credentials;
}

export interface Photos extends Engine {
  /** IdempotencyRecords a signed request that came to another server, under the host that was signed. */
  handleSigned(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** An object as the edge reads it, or undefined. @throws for a bucket that does not exist */
  read(bucket: string, key: string): Promise<{ body: Buffer; contentType: string; cacheControl?: string } | undefined>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Part of every signed request, whatever it asks for. */
const signing = new Set([
  'x-amz-algorithm',
  'x-amz-content-sha256',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-signature',
  'x-amz-signedheaders',
  'x-amz-user-agent',
]);

/** Ordinary headers by which S3 does things that the stand-in does not; it must not pass over them. */
const meaningful = [
  'content-disposition',
  'content-language',
  'expires',
  'if-modified-since',
  'if-range',
  'if-unmodified-since',
];

/** The `x-amz-` parameters: headers, and in a presigned address also what was moved into the query. */
function amzParameters(request: IncomingMessage, { query }: Target): Map<string, string> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const moved = [...query].map(([name, value]) => [name.toLowerCase(), value] as const);
  return new Map([...moved, ...headers].filter(([name]) => name.startsWith('x-amz-')));
}

function demandKnown(request: IncomingMessage, target: Target, amz: Map<string, string>, known: Operation): void {
  if (amz.has('x-amz-security-token')) {
    throw new AwsFailure('InvalidToken', 'The provided token is malformed or onConditionFailed invalid.');
  }
  for (const name of amz.keys()) {
    if (!signing.has(name) && !known.amz?.includes(name)) throw unsupported(`the parameter ${name}`);
  }
  for (const name of target.query.keys()) {
    // The SDK names the call a second time; those that belong to signatures were looked at above.
    if (name === 'x-id' || (isPresigned(target) && name.toLowerCase().startsWith('x-amz-'))) continue;
    if (!known.query?.includes(name)) throw unsupported(`the sub-resource ${name}`);
  }
  const encoding = request.headers['content-encoding'];
  const unknown = meaningful.find((name) => request.headers[name] !== undefined);
  if (unknown) throw unsupported(`the header ${unknown}`);
  if (encoding !== undefined && encoding !== 'aws-chunked') throw unsupported(`content-encoding ${encoding}`);
}

/** `/bucket/some/key`, decoded; the key is empty when the bucket itself is meant. */
function placeOf(rawPath: string): { bucketName: string; key: string } {
  const [, bucketName = '', ...rest] = rawPath.split('/');
  const key = decode(rest.join('/'));
  if (Buffer.byteLength(key) > 1024) throw new AwsFailure('KeyTooLongError', 'Your key is too long');
  return { bucketName: decode(bucketName), key };
}

/** Which browsers may do what across origins, the same as on AWS: upload, from anywhere, with a type. */
function corsHeaders(request: IncomingMessage, isIncoming: boolean): Record<string, string> | undefined {
  const method = request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : request.method;
  const wanted = String(request.headers['access-control-request-headers'] ?? '').toLowerCase();
  const names = wanted.split(',').flatMap((name) => name.trim() || []);
  const allowed = isIncoming && method === 'PUT' && names.every((name) => name === 'content-type');
  if (!request.headers.origin || !allowed) return undefined;
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'PUT',
    ...(names.length > 0 ? { 'access-control-allow-headers': names.join(', ') } : {}),
    ...(request.method === 'OPTIONS' ? { 'access-control-max-age': '3600' } : {}),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** Stands in for S3 with two buckets, path-style addresses and no anonymous access. */
export async function startPhotos({ dataDir, now, buckets, credentials }: PhotosOptions): Promise<Photos> {
  if (buckets.incoming === buckets.photos) throw new Error('The two buckets need two names.');
  const folder = join(dataDir, 'photos');
  const opened = new Map<string, Bucket>([
    [buckets.incoming, await openBucket(join(folder, 'incoming'), now, dayMs)],
    [buckets.photos, await openBucket(join(folder, 'photos'), now)],
  ]);

  function bucketNamed(name: string): Bucket {
    const bucket = opened.get(name);
    if (!bucket) throw new AwsFailure('NoSuchBucket', 'The specified bucket does not exist', 404);
    return bucket;
  }

  /** @returns the body's hash as signed */
  function verify(request: IncomingMessage, target: Target): string {
    if (isPresigned(target)) return verifyPresigned(request, target, credentials, now());
    const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
    verifyHeaders(request, target, { service: 's3', payloadHash, credentials, refusals: s3Refusals });
    if (payloadHash) return payloadHash;
    throw new AwsFailure('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }

  async function answerTo(request: IncomingMessage): Promise<PhotoAnswer> {
    const target = targetOf(request);
    const { bucketName, key } = placeOf(target.rawPath);
    if (request.method === 'OPTIONS') {
      const headers = corsHeaders(request, bucketName === buckets.incoming);
      if (headers) return { status: 200, headers };
      throw new AwsFailure('AccessForbidden', 'CORSResponse: This CORS request is not allowed.', 403);
    }
    const payloadHash = verify(request, target);
    const amz = amzParameters(request, target);
    const operation = operationOf(request.method ?? '', key, target.query, amz);
    demandKnown(request, target, amz, operation);
    const bucket = bucketNamed(bucketName);
    return operation.run({
      request,
      query: target.query,
      amz,
      bucket,
      bucketName,
      key,
      payload: () => readPayload(request, payloadHash, amz),
      bucketNamed,
      secret: credentials.secretAccessKey,
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let answer: PhotoAnswer;
    try {
      answer = await answerTo(request);
    } catch (error) {
      answer = errorAnswer(asFailure(error, 'InternalError'), request);
    }
    const isIncoming = request.url?.split(/[/?]/)[1] === buckets.incoming;
    // What a HEAD request says about the length of the body is not the length of its own.
    const length = request.method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(answer.body ?? '') };
    response.writeHead(answer.status, {
      ...(answer.status === 204 || answer.status === 304 ? {} : length),
      ...(request.method === 'OPTIONS' ? {} : corsHeaders(request, isIncoming)),
      'x-amz-request-id': randomUUID(),
      ...answer.headers,
    });
    response.end(answer.body);
  }

  const engine = await startServer(handle);
  return {
    ...engine,
    handleSigned: (request, response) => {
      // Uploads share the site's origin here; on AWS they have one of their own. Nothing in them may run.
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      response.setHeader('x-content-type-options', 'nosniff');
      // SDK clients set their clock by this header, and they sign by the machine's clock.
      response.removeHeader('date');
      return handle(request, response);
    },
    read: async (name, key) => {
      const found = await bucketNamed(name).read(key);
      if (!found) return undefined;
      const { contentType, cacheControl } = found.facts;
      return { body: found.body, contentType, ...(cacheControl ? { cacheControl } : {}) };
    },
  };
}

function errorAnswer({ code, message, status }: AwsFailure, request: IncomingMessage): PhotoAnswer {
  const body = xmlDocument('Error', { Code: code, Message: message, Resource: request.url?.split('?')[0] });
  const headers = { 'content-type': 'application/xml' };
  return request.method === 'HEAD' ? { status, headers } : { status, headers, body };
}
