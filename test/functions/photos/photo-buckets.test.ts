import { S3Client } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { putPublicPhoto, readUpload } from '#functions/photos/photo-buckets.ts';

vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('INCOMING_BUCKET', 'incoming');
vi.stubEnv('S3_PATH_STYLE', 'true');
vi.stubEnv('PHOTOS_BUCKET', 'photos');

const refused = Object.assign(new Error('At least one condition did not hold'), { name: 'PreconditionFailed' });

test('an upload that is replaced after its size was checked is not read', async () => {
  const send = vi
    .spyOn(S3Client.prototype, 'send')
    .mockResolvedValueOnce({ ContentLength: 3, ETag: '"checked"' } as never)
    .mockRejectedValueOnce(refused as never);
  expect(await readUpload('owner/photo', 10)).toBeUndefined();
  expect(send.mock.calls[1]?.[0]).toMatchObject({ input: { Key: 'owner/photo', IfMatch: '"checked"' } });
});

test('an upload that is too large is refused without downloading it', async () => {
  const head = { ContentLength: 11, ETag: '"large"' };
  const send = vi.spyOn(S3Client.prototype, 'send').mockResolvedValueOnce(head as never);
  send.mockClear();
  await expect(readUpload('owner/photo', 10)).rejects.toMatchObject({ code: 'photoTooLarge', status: 413 });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a published image is never replaced, even by a publication that runs at the same time', async () => {
  const send = vi.spyOn(S3Client.prototype, 'send').mockRejectedValueOnce(refused as never);
  await putPublicPhoto('/photos/owner/photo.webp', { body: Buffer.from('webp'), width: 1, height: 1 });
  expect(send.mock.lastCall?.[0]).toMatchObject({ input: { Key: 'photos/owner/photo.webp', IfNoneMatch: '*' } });
});
