import { createHmac } from 'node:crypto';
import { AwsFailure, unsupported } from '#infra/local/engine.ts';
import type { Operation } from '#infra/local/photo-call.ts';
import { xmlAnswer } from '#infra/local/photo-call.ts';

/** Where a list goes on, sealed so that nobody makes one up. */
function continuationToken(secret: string, bucketName: string, after: string): string {
  const seal = createHmac('sha256', secret).update(`${bucketName}/${after}`).digest('base64url');
  return `${Buffer.from(after).toString('base64url')}.${seal}`;
}

function afterToken(secret: string, bucketName: string, token: string): string {
  const after = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  if (continuationToken(secret, bucketName, after) === token) return after;
  throw new AwsFailure('InvalidArgument', 'The continuation token provided is incorrect');
}

/** ListObjectsV2: a page of keys in the order of their bytes. */
export const listObjects: Operation = {
  query: ['list-type', 'prefix', 'max-keys', 'continuation-token', 'start-after'],
  run: async ({ query, bucket, bucketName, secret }) => {
    if (query.get('list-type') !== '2') throw unsupported('the first version of ListObjects');
    const wanted = query.get('max-keys') ?? '1000';
    if (!/^\d{1,9}$/.test(wanted)) throw new AwsFailure('InvalidArgument', 'Provided max-keys not an integer');
    const limit = Math.min(Number(wanted), 1000);
    const prefix = query.get('prefix') ?? '';
    const token = query.get('continuation-token');
    const after = Buffer.from(token ? afterToken(secret, bucketName, token) : (query.get('start-after') ?? ''));
    const all = (await bucket.list()).filter(
      ({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0,
    );
    const page = all.slice(0, limit);
    const last = page.at(-1);
    const next = last && page.length < all.length ? continuationToken(secret, bucketName, last.key) : undefined;
    return xmlAnswer('ListBucketResult', {
      Name: bucketName,
      Prefix: prefix,
      KeyCount: String(page.length),
      MaxKeys: String(limit),
      IsTruncated: String(next !== undefined),
      ContinuationToken: token,
      NextContinuationToken: next,
      StartAfter: query.get('start-after'),
      Contents: page.map(({ key, lastModified, etag, size }) => ({
        Key: key,
        LastModified: lastModified,
        ETag: etag,
        Size: String(size),
        StorageClass: 'STANDARD',
      })),
    });
  },
};
