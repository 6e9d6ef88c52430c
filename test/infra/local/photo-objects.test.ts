import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { buckets, givenPhotos, objectCalls, s3Client } from '#test/infra/local/given-photos.ts';
import { refusal, temporaryFolder, untilKilled } from '#test/infra/local/stand-in.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('conditions are kept', async () => {
  const { put, get } = await givenPhotos();
  const failed = { name: 'PreconditionFailed', status: 412 };
  const { ETag } = await put('Rex', { IfNoneMatch: '*' });
  expect(await refusal(put('Bella', { IfNoneMatch: '*' }))).toEqual(failed);
  expect(await refusal(put('Bella', { IfMatch: '"other"' }))).toEqual(failed);
  expect(await refusal(put('Bella', { IfMatch: ETag, Key: 'nothing' }))).toEqual({ name: 'NoSuchKey', status: 404 });
  expect(await refusal(get({ IfMatch: '"other"' }))).toEqual(failed);
  expect(await refusal(get({ IfNoneMatch: ETag }))).toMatchObject({ status: 304 });
  await put('Bella', { IfMatch: ETag });
  expect((await get()).text).toBe('Bella');
  const writes = await Promise.allSettled([1, 2, 3].map((each) => put(`${each}`, { Key: 'race', IfNoneMatch: '*' })));
  expect(writes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('no key reaches outside the folder of its bucket', async () => {
  const { dataDir, put, get } = await givenPhotos();
  const keys = [
    '../../escape',
    '/etc/passwd',
    '..',
    'a/../../b',
    'a\\..\\b',
    'nul\u0000',
    'x'.repeat(1024),
    '__proto__',
  ];
  for (const Key of keys) {
    await put(Key, { Key });
    expect((await get({ Key })).text).toBe(Key);
  }
  expect(await readdir(dataDir)).toEqual(['photos']);
  expect((await readdir(join(dataDir, 'photos'))).sort()).toEqual(['incoming', 'photos']);
  expect(await readdir(join(dataDir, 'photos', 'incoming'))).toHaveLength(keys.length);
  expect(await refusal(put('long', { Key: 'x'.repeat(1025) }))).toEqual({ name: 'KeyTooLongError', status: 400 });
});

test('what came in a day ago is gone, what was published stays', async () => {
  const { dataDir, clock, put, get, s3 } = await givenPhotos();
  const published = { Bucket: buckets.photos };
  await put('Rex');
  await put('Rex', published);
  clock.moveBy(dayMs - 60_000);
  await put('Bella', { Key: 'owner-1/later' });
  expect((await get()).text).toBe('Rex');
  clock.moveBy(2 * 60_000);
  expect(await refusal(get())).toEqual({ name: 'NoSuchKey', status: 404 });
  const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket: buckets.incoming }));
  expect(Contents?.map(({ Key }) => Key)).toEqual(['owner-1/later']);
  expect(await readdir(join(dataDir, 'photos', 'incoming'))).toHaveLength(1);
  expect((await get(published)).text).toBe('Rex');
});

test('objects are there after a stop and after a kill, and a write that was cut off leaves nothing', async () => {
  const dataDir = await temporaryFolder();
  const start = `startPhotos({ dataDir, now, credentials, buckets: ${JSON.stringify(buckets)} })`;
  await untilKilled('photos.ts', dataDir, start, async (url) => {
    const { put } = objectCalls(s3Client(url));
    await put('Rex', { CacheControl: 'max-age=60' });
    // Not waited for: the kill comes in the middle.
    put(Buffer.alloc(5_000_000), { Key: 'cut-off' }).catch(() => {});
  });
  const second = await givenPhotos(dataDir);
  expect(await second.get()).toMatchObject({ text: 'Rex', ContentType: 'image/png', CacheControl: 'max-age=60' });
  await second.put('Bella', { Key: 'second' });
  await second.photos.stop();
  await writeFile(join(dataDir, 'photos', 'incoming', 'half.tmp'), '{"key":');
  const third = await givenPhotos(dataDir);
  expect((await third.get({ Key: 'second' })).text).toBe('Bella');
  expect((await readdir(join(dataDir, 'photos', 'incoming'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
