import { Photos } from '#functions/photos/photo-attachments.ts';

/** How many rows one query reads. */
const pageSize = 500;

/** Reads the IDs of an owner's photos, oldest first. */
export async function* readPhotoIds(ownerId: string): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page: { data: { id: string; expiresAt?: number | undefined }[]; cursor: string | null } = await Photos.query
      .ofOwner({ ownerId })
      .go({ cursor, pages: 1, limit: pageSize, consistent: true });
    // The rows of removed photos are kept for two days.
    for (const { id, expiresAt } of page.data) if (expiresAt === undefined) yield id;
    cursor = page.cursor;
  } while (cursor);
}

/** Counts an owner's photos. */
export async function countPhotos(ownerId: string): Promise<number> {
  let count = 0;
  for await (const _ of readPhotoIds(ownerId)) count += 1;
  return count;
}
