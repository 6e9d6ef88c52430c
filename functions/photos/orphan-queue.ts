import { decodeTime } from 'ulid';
import { type DueKey, dueQueue } from '#functions/core/due-queue.ts';

/** A published photo to check once more. */
export interface PublishedPhoto {
  ownerId: string;
  photoId: string;
}

/** Published photos by the time at which something must show them. */
export const orphanQueue = dueQueue<PublishedPhoto>('orphaned-photo');

/** How long after the upload a form with the photo may be saved. */
const graceMs = 2 * 24 * 3600 * 1000;

/** The row of a photo. Its time follows from the ID, so publishing again queues no second row. */
export function orphanKey({ photoId }: PublishedPhoto): DueKey {
  return { dueAt: new Date(decodeTime(photoId) + graceMs), id: photoId };
}
