import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectTaggingCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { catchError, credentials } from '#test/infra/local/emulator-fixture.ts';
import { buckets, objectCalls, s3Client, startTestS3 } from '#test/infra/local/s3/s3-fixture.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('the emulator returns an object as it was put, with its type and cache control', async () => {
  const { put, get, head, emulator } = await startTestS3();
  const { ETag } = await put('Rex', { CacheControl: 'max-age=60' });
  const object = { ContentType: 'image/png', ContentLength: 3, CacheControl: 'max-age=60', ETag };
  expect(await get()).toMatchObject({ ...object, text: 'Rex' });
  expect(await head()).toMatchObject(object);
  expect(emulator.read(buckets.incoming, 'owner-1/photo')).toMatchObject({
    body: Buffer.from('Rex'),
    contentType: 'image/png',
    cacheControl: 'max-age=60',
  });
  expect(emulator.read(buckets.photos, 'owner-1/photo')).toBeUndefined();
  await put('Bella');
  const replaced = await get();
  expect([replaced.text, replaced.CacheControl]).toEqual(['Bella', undefined]);
});

test('a conditional read requires the expected ETag, and a conditional write requires a new key', async () => {
  const { put, get } = await startTestS3();
  const { ETag } = await put('Rex', { IfNoneMatch: '*' });
  const failed = { name: 'PreconditionFailed', status: 412 };
  expect(await catchError(put('Bella', { IfNoneMatch: '*' }))).toEqual(failed);
  expect((await get({ IfMatch: ETag })).text).toBe('Rex');
  await put('Bella');
  expect(await catchError(get({ IfMatch: ETag }))).toEqual(failed);
  expect(await catchError(put('Max', { IfMatch: ETag }))).toMatchObject({ status: 501 });
});

test('an object can be deleted, and a missing object or bucket is a 404', async () => {
  const { put, get, head, remove } = await startTestS3();
  await put('Rex');
  await remove();
  await remove();
  expect(await catchError(get())).toEqual({ name: 'NoSuchKey', status: 404 });
  expect(await catchError(head())).toEqual({ name: 'NotFound', status: 404 });
  expect(await catchError(put('Rex', { Bucket: 'other' }))).toEqual({ name: 'NoSuchBucket', status: 404 });
});

test('an event reports each new object that a rule matches by bucket and size', async () => {
  const { put, published } = await startTestS3();
  await put('0123456789');
  await put('0123456789x', { Bucket: buckets.photos });
  const { ETag } = await put('0123456789x');
  expect(published).toMatchObject([
    {
      source: 'aws.s3',
      'detail-type': 'Object Created',
      detail: {
        bucket: { name: buckets.incoming },
        object: { key: 'owner-1/photo', size: 11, etag: ETag?.replaceAll('"', '') },
      },
    },
  ]);
});

test('the emulator stores objects under any key', async () => {
  const { put, get } = await startTestS3();
  for (const Key of ['../../escape', '/etc/passwd', 'a\\..\\b', 'ä b+c%.png', '__proto__']) {
    await put(Key, { Key });
    expect((await get({ Key })).text).toBe(Key);
  }
});

test('incoming objects expire after a day, while published ones stay', async () => {
  const { clock, put, get } = await startTestS3();
  const published = { Bucket: buckets.photos };
  await put('Rex');
  await put('Rex', published);
  clock.moveBy(dayMs);
  expect((await get()).text).toBe('Rex');
  clock.moveBy(1000);
  expect(await catchError(get())).toEqual({ name: 'NoSuchKey', status: 404 });
  expect((await get(published)).text).toBe('Rex');
});

test('the emulator joins the parts of an upload, and lists the keys that start with a text', async () => {
  const { s3, get } = await startTestS3();
  const object = { Bucket: buckets.exports, Key: 'owner-1/a&b.zip' };
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ ...object, ContentType: 'application/zip' }));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  for (const [at, Body] of ['Re', 'x'].entries()) {
    const part = { ...object, UploadId, PartNumber: at + 1, Body };
    Parts.push({ PartNumber: at + 1, ETag: (await s3.send(new UploadPartCommand(part))).ETag });
  }
  const listed = async (Prefix: string) => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: buckets.exports, Prefix }));
    return Contents.map(({ Key }) => Key);
  };
  expect(await listed('owner-1/')).toEqual([]);
  await s3.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
  expect(await get(object)).toMatchObject({ text: 'Rex', ContentType: 'application/zip' });
  expect([await listed('owner-1/'), await listed('owner-2/')]).toEqual([[object.Key], []]);
  const again = s3.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: 'x' }));
  expect(await catchError(again)).toEqual({ name: 'NoSuchUpload', status: 404 });
});

test('the emulator rejects an unsupported call and changes nothing', async () => {
  const { s3, put, get, emulator } = await startTestS3();
  await put('Rex');
  const object = { Bucket: buckets.incoming, Key: 'owner-1/photo' };
  const notImplemented = { name: 'NotImplemented', status: 501 };
  const Tagging = { TagSet: [{ Key: 'a', Value: 'b' }] };
  const Delete = { Objects: [{ Key: object.Key }] };
  expect(await catchError(s3.send(new PutObjectTaggingCommand({ ...object, Tagging })))).toEqual(notImplemented);
  expect(await catchError(s3.send(new CopyObjectCommand({ ...object, CopySource: 'a/b' })))).toEqual(notImplemented);
  expect(await catchError(s3.send(new DeleteObjectsCommand({ ...object, Delete })))).toEqual(notImplemented);
  expect(await catchError(s3.send(new ListObjectsCommand(object)))).toEqual(notImplemented);
  await expect(s3.send(new ListBucketsCommand({}))).rejects.toThrow('The local emulator does not support GET /');
  for (const changes of [
    { ACL: 'public-read' } as const,
    { Metadata: { dog: 'rex' } },
    { ContentEncoding: 'gzip' },
    { ContentDisposition: 'attachment' },
    { IfNoneMatch: '"etag"' },
    { ChecksumAlgorithm: 'SHA256' } as const,
  ]) {
    expect(await catchError(put('Bella', changes))).toEqual(notImplemented);
  }
  expect(await catchError(get({ VersionId: '1' }))).toEqual(notImplemented);
  expect(await catchError(get({ Range: 'bytes=0-1' }))).toEqual(notImplemented);
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'PUT' } };
  expect((await fetch(`${emulator.url}/incoming/a`, preflight)).status).toBe(403);
  expect((await get()).text).toBe('Rex');
});

test('the emulator rejects a call with a wrong key, secret, or time', async () => {
  const { emulator } = await startTestS3();
  const put = (changes: object) => catchError(objectCalls(s3Client(emulator.url, changes)).put('Rex'));
  const putBy = (changes: object) => put({ credentials: { ...credentials, ...changes } });
  expect(await putBy({ accessKeyId: 'other' })).toEqual({ name: 'InvalidAccessKeyId', status: 403 });
  expect(await putBy({ secretAccessKey: 'other' })).toEqual({ name: 'SignatureDoesNotMatch', status: 403 });
  expect(await putBy({ sessionToken: 'token' })).toEqual({ name: 'NotImplemented', status: 501 });
  expect(await put({ systemClockOffset: -16 * 60 * 1000 })).toEqual({ name: 'RequestTimeTooSkewed', status: 403 });
});

test('the emulator rejects a body that differs from the signed one', async () => {
  const { s3, put, emulator } = await startTestS3();
  s3.middlewareStack.add(
    (next) => (args) => {
      Object.assign(args.request as object, { body: 'Max' });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'replaceBody' },
  );
  expect(await catchError(put('Rex'))).toEqual({ name: 'XAmzContentSHA256Mismatch', status: 400 });
  expect(emulator.read(buckets.incoming, 'owner-1/photo')).toBeUndefined();
});
