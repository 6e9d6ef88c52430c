import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import {
  type Credentials,
  isPresigned,
  parseQuery,
  s3Errors,
  verifyAuthorization,
  verifyPresignedUrl,
} from '#infra/local/http/authorization.ts';
import {
  AwsError,
  type Emulator,
  startEmulatorServer,
  toAwsError,
  unsupported,
} from '#infra/local/http/emulator-server.ts';
import { createdObjectEvent } from '#infra/local/s3/created-object.ts';
import { type MultipartUploads, openMultipartUploads } from '#infra/local/s3/multipart.ts';
import { type ObjectStore, openObjectStore, type StoredObject } from '#infra/local/s3/object-store.ts';
import { readPayload } from '#infra/local/s3/payload.ts';
import type { State } from '#infra/local/state.ts';
import { exportDays } from '#shared/leaving.ts';

export interface S3Options {
  state: State;
  /** The application's clock. It decides when presigned URLs and incoming objects expire. */
  now: () => Date;
  buckets: { incoming: string; photos: string; exports: string };
  credentials: Credentials;
  /** The new objects of one bucket for which an event is published. S3 publishes all, and a rule filters them. */
  created: { bucket: string; aboveBytes: number; publish: (event: BusEvent) => void };
}

export interface S3Emulator extends Emulator {
  /** Handles a presigned request that the site's server received, because the URL was signed for the site's host. */
  handlePresigned(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns an object without a permission check, as CloudFront reads the objects. */
  read(bucket: string, key: string): StoredObject | undefined;
}

interface S3Response {
  status: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

/** A request whose signature was verified. */
interface S3Call {
  request: IncomingMessage;
  store: ObjectStore;
  uploads: MultipartUploads;
  bucket: string;
  key: string;
  /** The `x-amz-` parameters by lower-case name, from the headers or the URL. */
  parameters: Map<string, string>;
  onCreated(size: number, etag: string): void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How many keys a list has at most, like on AWS. */
const maxKeys = 1000;

/** The supported parameters, other than `x-id`. Others would change what a call does. */
const knownParameters = new Set([
  'list-type',
  'partnumber',
  'prefix',
  'uploadid',
  'uploads',
  'x-amz-algorithm',
  'x-amz-checksum-algorithm',
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
  'x-amz-content-sha256',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-expires',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-signature',
  'x-amz-signedheaders',
  'x-amz-user-agent',
]);

/** Matches standard headers that change what S3 does and that the emulator does not support. */
const unsupportedHeaders =
  /^(content-(disposition|encoding|language|md5)|expires|range|if-(range|(un)?modified-since))$/;

/**
 * Returns a request's `x-amz-` parameters.
 * @throws AwsError for a parameter or header that the emulator does not support
 */
function readParameters(request: IncomingMessage): Map<string, string> {
  const header = Object.keys(request.headers).find((name) => unsupportedHeaders.test(name));
  if (header) throw unsupported(`the header ${header}`);
  // The SDK adds the parameter `x-id` with the name of the call, which S3 ignores.
  const query = Object.entries(parseQuery(request)).filter(([name]) => name !== 'x-id');
  const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-'));
  const parameters = new Map([...query, ...headers].map(([name, value]) => [name.toLowerCase(), String(value)]));
  const unknown = [...parameters.keys()].find((name) => !knownParameters.has(name));
  if (unknown) throw unsupported(`${request.method} with the parameter ${unknown}`);
  return parameters;
}

/** Returns the bucket and the decoded key of a path-style URL. */
function parsePlace(request: IncomingMessage): { bucket: string; key: string } {
  const [, bucket = '', ...rest] = (request.url ?? '/').split('?')[0]?.split('/') ?? [];
  try {
    return { bucket, key: decodeURIComponent(rest.join('/')) };
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.");
  }
}

function preconditionFailed(): AwsError {
  return new AwsError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
}

/** Stores an object or a part of one. With `If-None-Match: *`, rejects the request if the object exists. */
async function putObject(call: S3Call): Promise<S3Response> {
  const { request, store, bucket, key, parameters, onCreated } = call;
  const upload = parameters.get('uploadid');
  if (upload !== undefined) return putPart(call, upload);
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (match !== undefined || (noneMatch ?? '*') !== '*') throw unsupported('PUT under this condition');
  const { 'content-type': contentType = 'binary/octet-stream', 'cache-control': cacheControl } = request.headers;
  const body = await readPayload(request, parameters);
  if (noneMatch && store.get(bucket, key)) throw preconditionFailed();
  const etag = store.put(bucket, key, { body, contentType, cacheControl });
  onCreated(body.length, etag);
  return { status: 200, headers: { etag } };
}

/**
 * Returns an object, for GetObject and HeadObject. Node's server omits the body for HEAD. With `If-Match`, rejects the
 * request if the object has another ETag.
 */
function getObject({ request, store, bucket, key }: S3Call): S3Response {
  const object = store.get(bucket, key);
  if (!object) throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404);
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
  if (noneMatch !== undefined) throw unsupported('the header if-none-match');
  if (match !== undefined && match !== object.etag) throw preconditionFailed();
  const headers = {
    'content-type': object.contentType,
    'last-modified': object.lastModified.toUTCString(),
    etag: object.etag,
    ...(object.cacheControl ? { 'cache-control': object.cacheControl } : {}),
  };
  return { status: 200, headers, body: object.body };
}

/** Returns the XML of a response. */
function toXml(status: number, text: string): S3Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Lists the first keys of a bucket. A further page is only needed for keys that were not deleted. */
function listObjects({ store, bucket, parameters }: S3Call): S3Response {
  const keys = store.list(bucket, parameters.get('prefix') ?? '', maxKeys);
  const contents = keys.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('');
  return toXml(200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

/** Starts or completes an upload in parts. */
async function postObject({ request, uploads, bucket, key, parameters }: S3Call): Promise<S3Response> {
  const upload = parameters.get('uploadid');
  if (upload === undefined) {
    if (!parameters.has('uploads')) throw unsupported('POST of an object');
    const started = uploads.start(bucket, key, request.headers['content-type'] ?? 'binary/octet-stream');
    return toXml(200, `<InitiateMultipartUploadResult><UploadId>${started}</UploadId></InitiateMultipartUploadResult>`);
  }
  await readPayload(request, parameters);
  const etag = uploads.complete(upload, bucket, key);
  return toXml(200, `<CompleteMultipartUploadResult><ETag>${escapeXml(etag)}</ETag></CompleteMultipartUploadResult>`);
}

async function putPart({ request, uploads, parameters }: S3Call, upload: string): Promise<S3Response> {
  const body = await readPayload(request, parameters);
  return { status: 200, headers: { etag: uploads.putPart(upload, Number(parameters.get('partnumber')), body) } };
}

function deleteObject({ store, bucket, key }: S3Call): S3Response {
  store.delete(bucket, key);
  return { status: 204 };
}

const operations: Record<string, (call: S3Call) => Promise<S3Response> | S3Response> = {
  PUT: putObject,
  GET: getObject,
  POST: postObject,
  HEAD: getObject,
  DELETE: deleteObject,
};

function errorResponse({ code, message, status }: AwsError): S3Response {
  return toXml(status, `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`);
}

/** Emulates S3: three buckets with path-style URLs, only the calls in `operations`, and no anonymous access. */
export async function startS3({ state, now, buckets, credentials, created }: S3Options): Promise<S3Emulator> {
  const store = openObjectStore(state, now, { [buckets.incoming]: dayMs, [buckets.exports]: exportDays * dayMs });
  const uploads = openMultipartUploads(state, store);

  async function answer(request: IncomingMessage): Promise<S3Response> {
    if (isPresigned(request)) await verifyPresignedUrl(request, credentials, now());
    else await verifyAuthorization(request, { service: 's3', credentials, errors: s3Errors });
    const parameters = readParameters(request);
    const { bucket, key } = parsePlace(request);
    const isList = request.method === 'GET' && parameters.get('list-type') === '2';
    const operation = isList ? listObjects : operations[request.method ?? ''];
    if (!operation || (key === '' && !isList)) throw unsupported(`${request.method} ${request.url?.split('?')[0]}`);
    if (!Object.values(buckets).includes(bucket)) {
      throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404);
    }
    const onCreated = (size: number, etag: string) => {
      if (bucket !== created.bucket || size <= created.aboveBytes) return;
      created.publish(createdObjectEvent({ bucket, key, size, etag, at: now() }, localAccess.region));
    };
    return operation({ request, store, uploads, bucket, key, parameters, onCreated });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(request).catch((error: unknown) =>
      errorResponse(toAwsError(error, 'InternalError')),
    );
    response.writeHead(status, {
      'x-amz-request-id': randomUUID(),
      ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body ?? '') }),
      ...headers,
    });
    response.end(body);
  }

  return {
    ...(await startEmulatorServer(handle)),
    handlePresigned: (request, response) => {
      // On AWS, uploads have a separate origin. Here they share the site's origin, so scripts in them must not run.
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      response.setHeader('x-content-type-options', 'nosniff');
      return handle(request, response);
    },
    read: store.get,
  };
}
