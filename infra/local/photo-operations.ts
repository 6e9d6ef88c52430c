import { AwsFailure, unsupported } from '#infra/local/engine.ts';
import { type Operation, type PhotoCall, xmlAnswer } from '#infra/local/photo-call.ts';
import { listObjects } from '#infra/local/photo-list.ts';
import { demandConditions, type ObjectFacts } from '#infra/local/photo-objects.ts';
import { parseDelete } from '#infra/local/photo-xml.ts';
import { decode } from '#infra/local/signature.ts';

function noSuchKey(): AwsFailure {
  return new AwsFailure('NoSuchKey', 'The specified key does not exist.', 404);
}

function checksumHeaders({ crc32 }: ObjectFacts): Record<string, string> {
  return crc32 ? { 'x-amz-checksum-crc32': crc32, 'x-amz-checksum-type': 'FULL_OBJECT' } : {};
}

/** What the request says about the object it writes. */
function described({ request: { headers } }: PhotoCall): Pick<ObjectFacts, 'contentType' | 'cacheControl'> {
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    ...(headers['cache-control'] ? { cacheControl: headers['cache-control'] } : {}),
  };
}

const putObject: Operation = {
  amz: ['x-amz-checksum-crc32', 'x-amz-sdk-checksum-algorithm', 'x-amz-trailer', 'x-amz-decoded-content-length'],
  run: async (call) => {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = call.request.headers;
    if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw unsupported('If-None-Match with an ETag on a write');
    const facts = await call.bucket.write(
      { key: call.key, ...described(call), ...(await call.payload()) },
      { ifMatch, ifNoneMatch },
    );
    return { status: 200, headers: { etag: facts.etag, ...checksumHeaders(facts) } };
  },
};

const copyObject: Operation = {
  amz: ['x-amz-copy-source', 'x-amz-metadata-directive'],
  run: async (call) => {
    const source = call.amz.get('x-amz-copy-source') ?? '';
    if (source.includes('?')) throw unsupported('copies of a version');
    const [bucketName = '', ...rest] = decode(source).replace(/^\//, '').split('/');
    const directive = call.amz.get('x-amz-metadata-directive') ?? 'COPY';
    if (directive !== 'COPY' && directive !== 'REPLACE') {
      throw new AwsFailure('InvalidArgument', 'Unknown metadata directive.');
    }
    const key = rest.join('/');
    if (directive === 'COPY' && bucketName === call.bucketName && key === call.key) {
      throw new AwsFailure(
        'InvalidRequest',
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
      );
    }
    const found = await call.bucketNamed(bucketName).read(key);
    if (!found) throw noSuchKey();
    const { size: _, etag: __, lastModified: ___, ...kept } = found.facts;
    const { cacheControl, ...bare } = kept;
    const said =
      directive === 'COPY' ? { ...bare, ...(cacheControl ? { cacheControl } : {}) } : { ...bare, ...described(call) };
    const facts = await call.bucket.write({ ...said, key: call.key, body: found.body });
    return xmlAnswer('CopyObjectResult', { LastModified: facts.lastModified, ETag: facts.etag });
  },
};

/** The bytes that a `range` header asks for; undefined where S3 answers with the whole. */
function rangeOf(header: string | undefined, size: number): { first: number; last: number } | undefined {
  if (header === undefined) return undefined;
  if (header.includes(',')) throw unsupported('several ranges at once');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  if (first >= size || (from === '' && Number(to) === 0)) {
    throw new AwsFailure('InvalidRange', 'The requested range is not satisfiable', 416);
  }
  return { first, last };
}

function reading(withBody: boolean): Operation {
  return {
    amz: ['x-amz-checksum-mode'],
    run: async (call) => {
      const { headers } = call.request;
      const found = await call.bucket.read(call.key);
      if (!found) throw noSuchKey();
      const { facts, body } = found;
      demandConditions({ ifMatch: headers['if-match'] }, facts);
      const unchanged = headers['if-none-match'];
      if (unchanged === facts.etag || unchanged === '*') return { status: 304, headers: { etag: facts.etag } };
      const range = rangeOf(headers.range, body.length);
      const bytes = range ? body.subarray(range.first, range.last + 1) : body;
      return {
        status: range ? 206 : 200,
        headers: {
          'content-type': facts.contentType,
          'content-length': bytes.length,
          'accept-ranges': 'bytes',
          etag: facts.etag,
          'last-modified': new Date(facts.lastModified).toUTCString(),
          ...(facts.cacheControl ? { 'cache-control': facts.cacheControl } : {}),
          ...(range ? { 'content-range': `bytes ${range.first}-${range.last}/${body.length}` } : {}),
          ...(call.amz.get('x-amz-checksum-mode') === 'ENABLED' && !range ? checksumHeaders(facts) : {}),
        },
        ...(withBody ? { body: bytes } : {}),
      };
    },
  };
}

const deleteObject: Operation = {
  run: async ({ bucket, key }) => {
    await bucket.remove([key]);
    return { status: 204, headers: {} };
  },
};

const deleteObjects: Operation = {
  query: ['delete'],
  amz: ['x-amz-checksum-crc32', 'x-amz-sdk-checksum-algorithm'],
  run: async (call) => {
    if (!call.request.headers['content-md5'] && !call.amz.has('x-amz-checksum-crc32')) {
      throw new AwsFailure('InvalidRequest', 'Missing required header for this request: Content-MD5');
    }
    const { keys, quiet } = parseDelete((await call.payload()).body.toString('utf8'));
    await call.bucket.remove(keys);
    return xmlAnswer('DeleteResult', quiet ? {} : { Deleted: keys.map((Key) => ({ Key })) });
  },
};

/** The operation that a request names. @throws AwsFailure 501 when we know none */
export function operationOf(
  method: string,
  key: string,
  query: Map<string, string>,
  amz: Map<string, string>,
): Operation {
  if (key === '') {
    if (method === 'GET' && query.has('list-type')) return listObjects;
    if (method === 'POST' && query.has('delete')) return deleteObjects;
  } else {
    if (method === 'PUT') return amz.has('x-amz-copy-source') ? copyObject : putObject;
    if (method === 'GET') return reading(true);
    if (method === 'HEAD') return reading(false);
    if (method === 'DELETE') return deleteObject;
  }
  throw unsupported(`${method} of ${key === '' ? 'a bucket' : 'an object'} in this way`);
}
