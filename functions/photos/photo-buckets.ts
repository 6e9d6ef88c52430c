import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientTimeouts } from '#functions/core/aws.ts';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { EncodedImage } from '#functions/photos/image.ts';

/**
 * Photos in S3. Browsers upload to the `incoming` bucket, which is never public; the `photos` bucket has the re-encoded
 * images that the site shows.
 */

const uploadUrlSeconds = 300;

let transferClient: S3Client | undefined;
let signingClient: S3Client | undefined;

function client(): S3Client {
  transferClient ??= new S3Client({
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    maxAttempts: 3,
    // Whole photos take longer than other requests.
    requestHandler: {
      ...clientTimeouts.requestHandler,
      requestTimeout: 2.5 * clientTimeouts.requestHandler.requestTimeout,
    },
  });
  return transferClient;
}

/** Signs for the host that browsers use. Without the checksum option, the SDK would sign the checksum of an empty body. */
function signer(): S3Client {
  signingClient ??= new S3Client({
    endpoint: environment('UPLOAD_ENDPOINT'),
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return signingClient;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
}

/** A presigned URL to PUT one object. Size and type are signed, so S3 rejects any other. */
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
  return getSignedUrl(signer(), command, { expiresIn: uploadUrlSeconds, signingDate: now(), signableHeaders });
}

/** Whether the object is not the one that the call expects: it was replaced, or exists already. */
function isPreconditionFailed(error: unknown): boolean {
  return error instanceof Error && error.name === 'PreconditionFailed';
}

/**
 * An upload's bytes; undefined when it does not exist, or is replaced while it is read.
 * @throws ApiError `photoTooLarge` before it fetches more than `maxBytes`
 */
export async function readUpload(key: string, maxBytes: number): Promise<Buffer | undefined> {
  const object = { Bucket: environment('INCOMING_BUCKET'), Key: key };
  try {
    const head = await client().send(new HeadObjectCommand(object));
    if ((head.ContentLength ?? 0) > maxBytes) throw new ApiError('photoTooLarge');
    const { Body } = await client().send(new GetObjectCommand({ ...object, IfMatch: head.ETag }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  } catch (error) {
    if (isMissing(error) || isPreconditionFailed(error)) return undefined;
    throw error;
  }
}

/** Deletes an upload. */
export async function deleteUpload(key: string): Promise<void> {
  await client().send(new DeleteObjectCommand({ Bucket: environment('INCOMING_BUCKET'), Key: key }));
}

/** The S3 key of a public path. */
function toObjectKey(path: string): string {
  return path.slice(1);
}

/** Stores a public image, unless there is one already. Browsers cache it for a day, CloudFront for five minutes. */
export async function putPublicPhoto(path: string, image: EncodedImage): Promise<void> {
  const command = new PutObjectCommand({
    Bucket: environment('PHOTOS_BUCKET'),
    Key: toObjectKey(path),
    Body: image.body,
    ContentType: 'image/webp',
    CacheControl: 'public, max-age=86400, s-maxage=300',
    IfNoneMatch: '*',
  });
  try {
    await client().send(command);
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
  }
}

/** Deletes a public photo, if it exists. */
export async function deletePublicPhoto(path: string): Promise<void> {
  await client().send(new DeleteObjectCommand({ Bucket: environment('PHOTOS_BUCKET'), Key: toObjectKey(path) }));
}
