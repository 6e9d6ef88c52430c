import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { clientTimeouts } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';
import { type ExportKey, toObject } from '#functions/leaving/export/export-key.ts';

/** Exports in S3, in a bucket that is never public and whose objects are deleted after 7 days. */

/** The size of a part. All parts but the last one must have at least 5 MB, and a file has at most 10,000 parts. */
const partBytes = 8 * 1024 * 1024;

/** How many objects are deleted at the same time. */
const deletionsAtOnce = 25;

let transferClient: S3Client | undefined;

function client(): S3Client {
  transferClient ??= new S3Client({
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
    maxAttempts: 4,
    // A part takes longer than other requests.
    requestHandler: {
      ...clientTimeouts.requestHandler,
      requestTimeout: 10 * clientTimeouts.requestHandler.requestTimeout,
    },
  });
  return transferClient;
}

/**
 * Stores an export. Keeps one part in memory, whatever the size of the file. S3 deletes the parts of an interrupted upload
 * after a day.
 * @returns the size in bytes
 */
export async function storeExport(key: ExportKey, content: AsyncIterable<Uint8Array>): Promise<number> {
  const object = toObject(key);
  const { UploadId } = await client().send(
    new CreateMultipartUploadCommand({ ...object, ContentType: 'application/zip' }),
  );
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let bytes = 0;
  for await (const Body of splitParts(content)) {
    const PartNumber = Parts.length + 1;
    const { ETag } = await client().send(new UploadPartCommand({ ...object, UploadId, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
    bytes += Body.length;
  }
  await client().send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
  return bytes;
}

/** Joins the pieces of a stream to parts. */
async function* splitParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

/** Reads a public photo. Undefined if it was deleted. */
export async function readPhoto(path: string): Promise<Uint8Array | undefined> {
  try {
    const object = { Bucket: environment('PHOTOS_BUCKET'), Key: path.slice(1) };
    const { Body } = await client().send(new GetObjectCommand(object));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

/** Deletes all files of an owner: photos, uploads and exports. */
export async function deleteFiles(ownerId: string): Promise<void> {
  const files = [
    { Bucket: environment('PHOTOS_BUCKET'), Prefix: `photos/${ownerId}/` },
    { Bucket: environment('INCOMING_BUCKET'), Prefix: `${ownerId}/` },
    { Bucket: environment('EXPORTS_BUCKET'), Prefix: `${ownerId}/` },
  ];
  for (const { Bucket, Prefix } of files) {
    let keys: (string | undefined)[];
    do {
      const list = new ListObjectsV2Command({ Bucket, Prefix });
      const page: ListObjectsV2CommandOutput = await client().send(list);
      keys = (page.Contents ?? []).map(({ Key }) => Key);
      for (let at = 0; at < keys.length; at += deletionsAtOnce) {
        const part = keys.slice(at, at + deletionsAtOnce);
        await Promise.all(part.map((Key) => client().send(new DeleteObjectCommand({ Bucket, Key }))));
      }
      // A page has up to 1,000 keys. The next page starts with those that are left.
    } while (keys.length > 0);
  }
}
