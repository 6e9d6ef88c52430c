import { type GetObjectCommand, S3Client, type UploadPartCommand } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { makeZip } from 'client-zip';
import { expect, test, vi } from 'vitest';
import { exhaustive } from '#test/support/sample.ts';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');
vi.stubEnv('S3_PATH_STYLE', 'true');
vi.stubEnv('PHOTOS_BUCKET', 'photos');
vi.stubEnv('EXPORTS_BUCKET', 'exports');
const { listFiles } = await import('#functions/leaving/export/export-content.ts');
const { storeExport } = await import('#functions/leaving/export/export-store.ts');

const [photoCount, photoBytes, pageSize] = [exhaustive ? 10_000 : 200, 100_000, 500];
const owner = { id: 'owner-1', firstName: 'Maya', lastName: 'Lopez', email: 'maya@example.com' };

/** The rows of photos in pages, as the table returns them. */
function readPage({ ExclusiveStartKey, ExpressionAttributeValues = {} }: QueryCommand['input']) {
  if (!Object.values(ExpressionAttributeValues).some((value) => String(value).startsWith('photo#')))
    return { Items: [] };
  const start = Number(ExclusiveStartKey?.sk.split('#')[1] ?? 0);
  const end = Math.min(start + pageSize, photoCount);
  const Items = Array.from({ length: end - start }, (_, at) => ({
    pk: 'owner#owner-1',
    sk: `photo#${start + at + 1}`,
    __edb_e__: 'photo',
    __edb_v__: '1',
    ownerId: owner.id,
    id: String(start + at + 1),
    width: 1,
    height: 1,
  }));
  return { Items, LastEvaluatedKey: end < photoCount ? { pk: 'owner#owner-1', sk: `photo#${end}` } : undefined };
}

test('an export of many photos is stored in parts, with only a few megabytes in memory', async () => {
  mockClient(DynamoDBDocumentClient).on(QueryCommand).callsFake(readPage);
  const parts: number[] = [];
  let [last, most]: [Buffer, number] = [Buffer.alloc(0), 0];
  // A spy would keep every part in memory.
  S3Client.prototype.send = async (command: unknown) => {
    const { Body, Key } = (command as UploadPartCommand | GetObjectCommand).input as { Body?: Buffer; Key: string };
    if (Body) {
      parts.push(Body.length);
      last = Body;
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    const photo = new Uint8Array(photoBytes).fill(Key.length);
    return { UploadId: 'upload', ETag: 'etag', Body: { transformToByteArray: async () => photo } };
  };
  const counts: number[] = [];
  const files = listFiles(owner as never, new Date(0), async (count) => void counts.push(count));
  const bytes = await storeExport({ ownerId: owner.id, id: 'export-1' }, makeZip(files));
  expect(counts.at(-1)).toBe(photoCount);
  expect(bytes).toBeGreaterThan(photoCount * photoBytes);
  expect(bytes).toBe(parts.reduce((sum, part) => sum + part, 0));
  expect(Math.min(...parts.slice(0, -1))).toBeGreaterThanOrEqual(8 * 1024 * 1024);
  // The end of the ZIP has the number of its files: the photos, the schema, the calendar and the index.
  expect(last.readUInt16LE(last.length - 12)).toBe(photoCount + 3);
  expect(most).toBeLessThan(200 * 1024 * 1024);
});
