import { decodeTime } from 'ulid';
import { type DueKey, dueQueue } from '#functions/core/data/due-queue.ts';

/** A published photo, to check whether it is used. */
export interface PublishedPhoto {
  ownerId: string;
  photoId: string;
}

/** Published photos by the time at which they must be attached. */
export const orphanQueue = dueQueue<PublishedPhoto>('orphaned-photo');

/** How long a photo may stay unattached. */
const graceMs = 2 * 24 * 3600 * 1000;

/** The queue key of a photo. The ID determines the time, so publishing again adds no second row. */
export function toOrphanKey({ photoId }: PublishedPhoto): DueKey {
  return { dueAt: new Date(decodeTime(photoId) + graceMs), id: photoId };
}
