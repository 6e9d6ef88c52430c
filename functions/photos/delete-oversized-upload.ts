import * as z from 'zod/mini';
import { deleteUpload } from '#functions/photos/photo-buckets.ts';
import { maxPhotoBytes } from '#shared/contract/photos.ts';

/** The part of S3's event about a new object that we need. `size` is in bytes. */
const Created = z.object({ object: z.object({ key: z.string(), size: z.number() }) });

/**
 * Deletes a new upload that is larger than a photo may be. S3 accepts up to 5 GB at an upload URL without a size.
 * @param detail the detail of S3's event about the upload
 */
export async function deleteOversizedUpload(detail: unknown): Promise<void> {
  const { object } = Created.parse(detail);
  if (object.size > maxPhotoBytes) await deleteUpload(object.key);
}
