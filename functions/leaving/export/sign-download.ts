import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { type ExportKey, toObject } from '#functions/leaving/export/export-key.ts';

const downloadUrlSeconds = 300;

let signingClient: S3Client | undefined;

/** Returns a presigned URL to download an export, for 5 minutes. */
export function signDownload(key: ExportKey): Promise<string> {
  signingClient ??= new S3Client({
    endpoint: environment('UPLOAD_ENDPOINT'),
    forcePathStyle: environment('S3_PATH_STYLE') === 'true',
  });
  const command = new GetObjectCommand(toObject(key));
  return getSignedUrl(signingClient, command, { expiresIn: downloadUrlSeconds, signingDate: now() });
}
