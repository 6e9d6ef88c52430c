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
 * Photos in S3. Browsers upload to the `incoming` bucket, which is never public. The `photos` bucket contains the
 * re-encoded images that the site shows.
 */

const uploadUrlSeconds = 300;

let transferClient: S3Client | undefined;
let signingClient: S3Client | undefined;

function client(): S3Client {
  transferClient ??= new S3Client({
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    maxAttempts: 3,
    // Transferring a photo takes longer than other requests.
    requestHandler: {
      ...clientTimeouts.requestHandler,
      requestTimeout: 2.5 * clientTimeouts.requestHandler.requestTimeout,
    },
  });
  return transferClient;
}

/**
 * Returns the client that signs upload URLs, for the host that browsers upload to. Without the checksum option, the SDK
 * would sign the checksum of an empty body.
 */
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

/** Returns a presigned URL to PUT one object. Size and type are signed, so S3 rejects other sizes and types. */
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

/** Whether a call failed because the object was replaced (`IfMatch`) or already exists (`IfNoneMatch`). */
function isPreconditionFailed(error: unknown): boolean {
  return error instanceof Error && error.name === 'PreconditionFailed';
}

/**
 * Reads the bytes of an upload. Returns undefined if the upload does not exist, or is replaced during the read.
 * @throws ApiError `photoTooLarge`, without downloading it, for an upload of more than `maxBytes`
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

/** Converts a public path to the S3 key. */
function toObjectKey(path: string): string {
  return path.slice(1);
}

/** Stores a public image, unless the path exists. Browsers cache images for a day, CloudFront for five minutes. */
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

/** Deletes a public photo, if the photo exists. */
export async function deletePublicPhoto(path: string): Promise<void> {
  await client().send(new DeleteObjectCommand({ Bucket: environment('PHOTOS_BUCKET'), Key: toObjectKey(path) }));
}
