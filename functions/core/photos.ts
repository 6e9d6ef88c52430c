import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { ApiError } from '#functions/core/api-error.ts';
import { clientTimeouts } from '#functions/core/aws.ts';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import type { EncodedImage } from '#functions/core/image.ts';

/** S3 in a few verbs: `incoming` takes what browsers send and is never public, `photos` holds what we made of it. */

const signedForSeconds = 300;

let ours: S3Client | undefined;
let signing: S3Client | undefined;

function client(): S3Client {
  ours ??= new S3Client({
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    maxAttempts: 3,
    // Whole photos take longer than other requests.
    requestHandler: {
      ...clientTimeouts.requestHandler,
      requestTimeout: 2.5 * clientTimeouts.requestHandler.requestTimeout,
    },
  });
  return ours;
}

/** Signs for the host that browsers reach, and without the checksum of an empty body that the SDK would add. */
function signer(): S3Client {
  signing ??= new S3Client({
    endpoint: environment('UPLOAD_ENDPOINT'),
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return signing;
}

function missing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
}

/** An address to PUT one object to. What is said of it is signed: another length or type is refused by the store. */
export async function signUpload(key: string, size: number | undefined, type: string | undefined): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: environment('INCOMING_BUCKET'),
    Key: key,
    ContentLength: size,
    ContentType: type,
  });
  const signableHeaders = new Set([
    'host',
    ...(size === undefined ? [] : ['content-length']),
    ...(type === undefined ? [] : ['content-type']),
  ]);
  return getSignedUrl(signer(), command, { expiresIn: signedForSeconds, signingDate: now(), signableHeaders });
}

async function read(object: { Bucket: string; Key: string }): Promise<Buffer | undefined> {
  try {
    const answer = await client().send(new GetObjectCommand(object));
    return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
}

/**
 * What a browser sent, if it is there.
 * @throws ApiError `photoTooLarge` without fetching what is larger than `maximumBytes`
 */
export async function readUpload(key: string, maximumBytes: number): Promise<Buffer | undefined> {
  const object = { Bucket: environment('INCOMING_BUCKET'), Key: key };
  try {
    const head = await client().send(new HeadObjectCommand(object));
    if ((head.ContentLength ?? 0) > maximumBytes) throw new ApiError('photoTooLarge');
  } catch (error) {
    if (missing(error)) return undefined;
    throw error;
  }
  return read(object);
}

/** Takes away what a browser sent. */
export async function deleteUpload(key: string): Promise<void> {
  await client().send(new DeleteObjectCommand({ Bucket: environment('INCOMING_BUCKET'), Key: key }));
}

/** The key of a public path: the same without its first slash. */
function keyOf(path: string): string {
  return path.slice(1);
}

/** Keeps a picture where the site shows it: a day in browsers, five minutes at the edge, after which one that was taken away is gone. */
export async function putPublicPhoto(path: string, picture: EncodedImage): Promise<void> {
  await client().send(
    new PutObjectCommand({
      Bucket: environment('PHOTOS_BUCKET'),
      Key: keyOf(path),
      Body: picture.body,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=86400, s-maxage=300',
    }),
  );
}

/** Takes a public photo away. */
export async function deletePublicPhoto(path: string): Promise<void> {
  await client().send(new DeleteObjectCommand({ Bucket: environment('PHOTOS_BUCKET'), Key: keyOf(path) }));
}
