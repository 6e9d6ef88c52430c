import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import { startS3 } from '#infra/local/s3/emulator.ts';
import { access, credentials, dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

export const buckets = { incoming: 'incoming', photos: 'public-photos', exports: 'exports' };

/** A frozen clock that starts at the machine's time. */
export function frozenClock() {
  let time = Date.now();
  return {
    now: () => new Date(time),
    moveBy: (ms: number) => {
      time += ms;
    },
  };
}

/** A client with the configuration of our own code, with these changes. */
export function s3Client(endpoint: string, changes: object = {}): S3Client {
  return new S3Client({ ...access, endpoint, forcePathStyle: true, ...changes });
}

/** The client that signs uploads. */
export function signingClient(endpoint: string, changes: object = {}): S3Client {
  return s3Client(endpoint, { requestChecksumCalculation: 'WHEN_REQUIRED', ...changes });
}

export type ObjectChanges = Partial<PutObjectCommandInput & GetObjectCommandInput>;

/** Functions that call S3 with one client, by default on one object of `incoming`. */
export function objectCalls(s3: S3Client) {
  const object = { Bucket: buckets.incoming, Key: 'owner-1/photo' };
  return {
    s3,
    put: (Body: PutObjectCommandInput['Body'], changes: ObjectChanges = {}) =>
      s3.send(new PutObjectCommand({ ...object, ContentType: 'image/png', Body, ...changes })),
    get: async (changes: ObjectChanges = {}) => {
      const output = await s3.send(new GetObjectCommand({ ...object, ...changes }));
      return { ...output, text: (await output.Body?.transformToString()) ?? '' };
    },
    head: (changes: ObjectChanges = {}) => s3.send(new HeadObjectCommand({ ...object, ...changes })),
    remove: (changes: { Key?: string } = {}) => s3.send(new DeleteObjectCommand({ ...object, ...changes })),
  };
}

/** The emulator on its own folder and clock, with a client. */
export async function startTestS3() {
  const clock = frozenClock();
  const published: BusEvent[] = [];
  const created = { bucket: buckets.incoming, aboveBytes: 10, publish: (event: BusEvent) => published.push(event) };
  const emulator = stoppedAfterTest(await startS3({ ...dataFolder(), now: clock.now, buckets, credentials, created }));
  return { clock, emulator, published, ...objectCalls(s3Client(emulator.url)) };
}

/** A presigned URL to upload an image of this size, valid for five minutes. */
export function uploadUrl(s3: S3Client, ContentLength: number, signingDate: Date, ContentType = 'image/png') {
  const command = new PutObjectCommand({ Bucket: buckets.incoming, Key: 'owner-1/photo', ContentType, ContentLength });
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(s3, command, { expiresIn: 300, signableHeaders, signingDate });
}

/** The status of a response and, for an error, its code. */
export async function readOutcome(response: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return `${response.status} ${code}`.trim();
}
