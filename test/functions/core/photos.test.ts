import { S3Client } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { readUpload } from '#functions/core/photos.ts';

vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('INCOMING_BUCKET', 'incoming');
vi.stubEnv('S3_PATH_STYLE', 'true');

test('an upload that is replaced after its size was checked is not read', async () => {
  const replaced = Object.assign(new Error('At least one condition did not hold'), { name: 'PreconditionFailed' });
  const send = vi
    .spyOn(S3Client.prototype, 'send')
    .mockResolvedValueOnce({ ContentLength: 3, ETag: '"checked"' } as never)
    .mockRejectedValueOnce(replaced as never);
  expect(await readUpload('owner/photo', 10)).toBeUndefined();
  expect(send.mock.calls[1]?.[0]).toMatchObject({ input: { Key: 'owner/photo', IfMatch: '"checked"' } });
});
