import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectTaggingCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { buckets, givenPhotos, objectCalls, s3Client } from '#test/infra/local/given-photos.ts';
import { refusal, stoppedLater } from '#test/infra/local/stand-in.ts';

const notImplemented = { name: 'NotImplemented', status: 501 };

test('an object comes back as it was put, with its type and how long it may be kept', async () => {
  const { put, get, head, photos, clock } = await givenPhotos();
  const { ETag } = await put('Rex', { CacheControl: 'max-age=60' });
  expect(await get()).toMatchObject({
    text: 'Rex',
    ContentType: 'image/png',
    ContentLength: 3,
    CacheControl: 'max-age=60',
    ETag,
  });
  const { ContentLength, ContentType, LastModified } = await head();
  expect([ContentLength, ContentType]).toEqual([3, 'image/png']);
  expect(clock.now().getTime() - Number(LastModified)).toBeLessThan(1000);
  expect(await photos.read(buckets.incoming, 'owner-1/photo')).toEqual({
    body: Buffer.from('Rex'),
    contentType: 'image/png',
    cacheControl: 'max-age=60',
  });
  await put('Bella', { ContentType: undefined });
  expect(await get()).toMatchObject({ text: 'Bella', ContentType: 'application/octet-stream' });
  expect(await photos.read(buckets.photos, 'owner-1/photo')).toBeUndefined();
  await expect(photos.read('other', 'owner-1/photo')).rejects.toThrow('The specified bucket does not exist');
});

test('bodies arrive whole with the checksums that the SDK sends by itself, from memory and as a stream', async () => {
  const { photos } = await givenPhotos();
  const { put, get } = objectCalls(s3Client(photos.url, { requestChecksumCalculation: 'WHEN_SUPPORTED' }));
  const body = Buffer.alloc(300_000, 'wuff');
  expect((await put(body)).ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  expect((await get()).text).toBe(body.toString());
  const parts = [body.subarray(0, 70_000), body.subarray(70_000)];
  expect((await put(Readable.from(parts), { ContentLength: body.length })).ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  expect((await get()).text).toBe(body.toString());
  await put(Buffer.alloc(0));
  expect((await get()).ContentLength).toBe(0);
});

test('what is not there is a 404, in the words for keys and for buckets', async () => {
  const { put, get, head, remove } = await givenPhotos();
  expect(await refusal(get())).toEqual({ name: 'NoSuchKey', status: 404 });
  expect(await refusal(head())).toEqual({ name: 'NotFound', status: 404 });
  expect(await refusal(put('Rex', { Bucket: 'other' }))).toEqual({ name: 'NoSuchBucket', status: 404 });
  await remove();
  await put('Rex');
  await remove();
  expect(await refusal(get())).toEqual({ name: 'NoSuchKey', status: 404 });
});

test('a part of an object can be asked for', async () => {
  const { put, get } = await givenPhotos();
  await put('0123456789');
  const part = async (Range: string) => {
    const { text, ContentRange } = await get({ Range });
    return [text, ContentRange];
  };
  expect(await part('bytes=2-4')).toEqual(['234', 'bytes 2-4/10']);
  expect(await part('bytes=7-')).toEqual(['789', 'bytes 7-9/10']);
  expect(await part('bytes=7-99')).toEqual(['789', 'bytes 7-9/10']);
  expect(await part('bytes=-3')).toEqual(['789', 'bytes 7-9/10']);
  expect(await part('bytes=-99')).toEqual(['0123456789', 'bytes 0-9/10']);
  expect(await part('bytes=4-2')).toEqual(['0123456789', undefined]);
  expect(await part('lines=1-2')).toEqual(['0123456789', undefined]);
  expect(await refusal(get({ Range: 'bytes=10-' }))).toEqual({ name: 'InvalidRange', status: 416 });
  expect(await refusal(get({ Range: 'bytes=1-2,4-5' }))).toEqual(notImplemented);
});

test('an object is copied with its type, or with a new one', async () => {
  const { s3, put, get } = await givenPhotos();
  const odd = 'owner-1/ä b+c%.png';
  await put('Rex', { Key: odd, CacheControl: 'max-age=60' });
  const copy = (changes: object) =>
    s3.send(
      new CopyObjectCommand({
        Bucket: buckets.photos,
        Key: 'copy',
        CopySource: `${buckets.incoming}/${encodeURIComponent(odd)}`,
        ...changes,
      }),
    );
  const { CopyObjectResult } = await copy({});
  const copied = { Bucket: buckets.photos, Key: 'copy' };
  expect(await get(copied)).toMatchObject({
    text: 'Rex',
    ContentType: 'image/png',
    CacheControl: 'max-age=60',
    ETag: CopyObjectResult?.ETag,
  });
  await copy({ MetadataDirective: 'REPLACE', ContentType: 'image/webp' });
  const { text, ContentType, CacheControl } = await get(copied);
  expect([text, ContentType, CacheControl]).toEqual(['Rex', 'image/webp', undefined]);
  const itself = { CopySource: `/${buckets.photos}/copy` };
  expect(await refusal(copy(itself))).toEqual({ name: 'InvalidRequest', status: 400 });
  expect(await refusal(copy({ CopySource: `${buckets.incoming}/none` }))).toEqual({ name: 'NoSuchKey', status: 404 });
  expect(await refusal(copy({ CopySource: 'other/none' }))).toEqual({ name: 'NoSuchBucket', status: 404 });
  expect(await refusal(copy({ CopySource: `${buckets.photos}/copy?versionId=1` }))).toEqual(notImplemented);
  expect(await refusal(copy({ CopySourceIfMatch: '"x"' }))).toEqual(notImplemented);
});

test('many objects are deleted in one call, whatever their names', async () => {
  for (const requestChecksumCalculation of ['WHEN_REQUIRED', 'WHEN_SUPPORTED']) {
    const { photos } = await givenPhotos();
    const { s3, put, get } = objectCalls(s3Client(photos.url, { requestChecksumCalculation }));
    const keys = ['a', '<b> & "c"', 'd/é/\u{1F415}', '__proto__'];
    for (const Key of [...keys, 'stays']) await put('Rex', { Key });
    const remove = (Quiet: boolean, all: string[], more: object = {}) => {
      const Delete = { Quiet, Objects: all.map((Key) => ({ Key, ...more })) };
      return s3.send(new DeleteObjectsCommand({ Bucket: buckets.incoming, Delete }));
    };
    expect((await remove(false, [...keys, 'never'])).Deleted?.map(({ Key }) => Key)).toEqual([...keys, 'never']);
    for (const Key of keys) expect(await refusal(get({ Key }))).toMatchObject({ name: 'NoSuchKey' });
    expect((await get({ Key: 'stays' })).text).toBe('Rex');
    expect((await remove(true, ['stays'])).Deleted).toBeUndefined();
    const tooMany = Array.from({ length: 1001 }, (_, index) => `key-${index}`);
    const malformed = { name: 'MalformedXML', status: 400 };
    expect(await refusal(remove(true, tooMany))).toEqual(malformed);
    expect(await refusal(remove(true, ['a'], { VersionId: '1' }))).toEqual(malformed);
  }
});

test('a list comes in pages, in the order of the keys, and only below its prefix', async () => {
  const { s3, put } = await givenPhotos();
  const keys = ['b/2', 'b/1', 'a', 'b/é', 'b/Z', 'c&d'];
  for (const Key of keys) await put('Rex', { Key });
  const list = (more: object) => s3.send(new ListObjectsV2Command({ Bucket: buckets.incoming, ...more }));
  const all = await list({});
  expect(all.Contents?.map(({ Key }) => Key)).toEqual(['a', 'b/1', 'b/2', 'b/Z', 'b/é', 'c&d']);
  expect(all.Contents?.[0]).toMatchObject({ Size: 3, StorageClass: 'STANDARD' });
  const found: (string | undefined)[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ Prefix: 'b/', MaxKeys: 3, ContinuationToken });
    expect(page.KeyCount).toBe(page.Contents?.length);
    found.push(...(page.Contents ?? []).map(({ Key }) => Key));
    ContinuationToken = page.NextContinuationToken;
    expect(page.IsTruncated).toBe(ContinuationToken !== undefined);
  } while (ContinuationToken);
  expect(found).toEqual(['b/1', 'b/2', 'b/Z', 'b/é']);
  expect((await list({ StartAfter: 'b/Z' })).Contents?.map(({ Key }) => Key)).toEqual(['b/é', 'c&d']);
  expect(await list({ Prefix: 'none' })).toMatchObject({ KeyCount: 0, IsTruncated: false });
  const invented = Buffer.from('a').toString('base64url');
  expect(await refusal(list({ ContinuationToken: invented }))).toEqual({ name: 'InvalidArgument', status: 400 });
  expect(await refusal(list({ MaxKeys: -1 }))).toEqual({ name: 'InvalidArgument', status: 400 });
  expect(await refusal(list({ Delimiter: '/' }))).toEqual(notImplemented);
});

test('what is not known is refused and changes nothing', async () => {
  const { s3, put, get } = await givenPhotos();
  await put('Rex');
  const object = { Bucket: buckets.incoming, Key: 'owner-1/photo' };
  const tags = { ...object, Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } };
  expect(await refusal(s3.send(new PutObjectTaggingCommand(tags)))).toEqual(notImplemented);
  expect(await refusal(s3.send(new GetObjectTaggingCommand(object)))).toEqual(notImplemented);
  expect(await refusal(s3.send(new CreateMultipartUploadCommand(object)))).toEqual(notImplemented);
  expect(await refusal(s3.send(new CreateBucketCommand({ Bucket: 'new' })))).toEqual(notImplemented);
  expect(await refusal(s3.send(new ListObjectsCommand({ Bucket: buckets.incoming })))).toEqual(notImplemented);
  expect(await refusal(s3.send(new ListBucketsCommand({})))).toEqual(notImplemented);
  const refused = [
    { ACL: 'public-read' } as const,
    { Metadata: { dog: 'rex' } },
    { Tagging: 'a=b' },
    { ContentEncoding: 'gzip' },
    { ContentDisposition: 'attachment' },
    { ChecksumAlgorithm: 'SHA256' } as const,
    { ServerSideEncryption: 'aws:kms' } as const,
  ];
  for (const changes of refused) expect(await refusal(put('Bella', changes))).toEqual(notImplemented);
  expect(await refusal(get({ VersionId: '1' }))).toEqual(notImplemented);
  expect(await refusal(get({ ResponseContentType: 'text/html' }))).toEqual(notImplemented);
  expect((await get()).text).toBe('Rex');
});

test('a stop waits for nobody who keeps a connection open', async () => {
  const { photos, put } = await givenPhotos();
  await put('Rex');
  await stoppedLater(photos).stop();
  expect(await refusal(put('Bella'))).toMatchObject({ status: undefined });
});
