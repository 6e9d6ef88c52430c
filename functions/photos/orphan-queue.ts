import { decodeTime } from 'ulid';
import { type DueKey, dueQueue } from '#functions/core/data/due-queue.ts';

/** A published photo in the queue. */
export interface PublishedPhoto {
  ownerId: string;
  photoId: string;
}

/** The queue of published photos. When a photo is due and not attached, the photo is deleted. */
export const orphanQueue = dueQueue<PublishedPhoto>('orphaned-photo');

/** How long a published photo may stay unattached before it is deleted. */
const graceMs = 2 * 24 * 3600 * 1000;

/** Returns the queue key of a photo. The key depends only on the photo's ID, so publishing twice adds one row. */
export function toOrphanKey({ photoId }: PublishedPhoto): DueKey {
  return { dueAt: new Date(decodeTime(photoId) + graceMs), id: photoId };
}
