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
import { startPhotos } from '#infra/local/photos.ts';
import { access, credentials, stoppedLater, temporaryFolder } from '#test/infra/local/stand-in.ts';

export const buckets = { incoming: 'incoming', photos: 'public-photos' };

/** A clock that stands at the machine's time and goes by moves only. */
export function movableClock() {
  const start = Date.now();
  let offsetMs = 0;
  return {
    now: () => new Date(start + offsetMs),
    moveBy: (ms: number) => {
      offsetMs += ms;
    },
  };
}

/** A client that signs uploads as our own code does; `changes` makes it another one. */
export function s3Client(endpoint: string, changes: object = {}): S3Client {
  return new S3Client({
    ...access,
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...changes,
  });
}

export type PhotoChanges = Partial<PutObjectCommandInput & GetObjectCommandInput>;

/** The calls of one client on one object of `incoming`, unless told onConditionFailed. */
export function objectCalls(s3: S3Client) {
  const object = { Bucket: buckets.incoming, Key: 'owner-1/photo' };
  return {
    s3,
    put: (Body: PutObjectCommandInput['Body'], changes: PhotoChanges = {}) =>
      s3.send(new PutObjectCommand({ ...object, ContentType: 'image/png', Body, ...changes })),
    get: async (changes: PhotoChanges = {}) => {
      const answer = await s3.send(new GetObjectCommand({ ...object, ...changes }));
      return { ...answer, text: (await answer.Body?.transformToString()) ?? '' };
    },
    head: (changes: PhotoChanges = {}) => s3.send(new HeadObjectCommand({ ...object, ...changes })),
    remove: (changes: { Key?: string; Bucket?: string } = {}) =>
      s3.send(new DeleteObjectCommand({ ...object, ...changes })),
  };
}

/** The photos on an own folder and clock, with a client of ours. */
export async function givenPhotos(folder?: string) {
  const dataDir = folder ?? (await temporaryFolder());
  const clock = movableClock();
  const photos = stoppedLater(await startPhotos({ dataDir, now: clock.now, buckets, credentials }));
  return { dataDir, clock, photos, ...objectCalls(s3Client(photos.url)) };
}

/** The address at which a PNG of so many bytes can be put for five minutes. */
export function uploadUrl(s3: S3Client, ContentLength: number, signingDate: Date, ContentType = 'image/png') {
  const command = new PutObjectCommand({ Bucket: buckets.incoming, Key: 'owner-1/photo', ContentType, ContentLength });
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(s3, command, { expiresIn: 300, signableHeaders, signingDate });
}

/** The status and, of an error, the code. */
export async function outcome(answer: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? [];
  return `${answer.status} ${code}`.trim();
}
