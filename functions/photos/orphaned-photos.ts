import { ulid } from 'ulid';
import { ApiError } from '#functions/core/api-error.ts';
import { photoDropped } from '#functions/core/photo-paths.ts';
import { scheduled } from '#functions/core/scheduled.ts';
import { remove, transact } from '#functions/core/table.ts';
import { type OrphanedPhoto, OrphanedPhotos, orphanedPhotoShards } from '#functions/entities/orphaned-photos.ts';
import { Photos } from '#functions/entities/photos.ts';

/** How long a form with a new photo may stay open before it is saved. */
const patienceMs = 2 * 24 * 3600 * 1000;

/** Photos per query. */
const atOnce = 25;

/** Takes away photos that were published for a form that nobody saved: what no screen shows is not public for ever. */
export const handler = scheduled(async (at) => {
  const before = ulid(at.getTime() - patienceMs);
  let dropped = 0;
  for (let shard = 0; shard < orphanedPhotoShards; shard += 1) {
    let last = '';
    for (;;) {
      const { data } = await OrphanedPhotos.query
        .uploaded({ shard })
        .between({ photoId: last }, { photoId: before })
        .go({ limit: atOnce, pages: 1, consistent: true });
      if (data.length === 0) break;
      for (const photo of data) dropped += await look(photo);
      last = `${data.at(-1)?.photoId}~`;
    }
  }
  return { dropped };
});

async function look(photo: OrphanedPhoto): Promise<number> {
  const { ownerId, photoId, path } = photo;
  const key = { ownerId, id: photoId };
  const { data: published } = await Photos.get(key).go({ consistent: true });
  if (published?.usedBy) {
    await OrphanedPhotos.delete(photo).go();
    return 0;
  }
  const unclaimed = Photos.delete(key)
    .where(({ usedBy }, { notExists }) => notExists(usedBy))
    .params();
  try {
    await transact([remove(unclaimed), remove(OrphanedPhotos.delete(photo).params()), ...photoDropped(ownerId, path)]);
    return 1;
  } catch (error) {
    // It has just been claimed; the next ring sees that.
    if (error instanceof ApiError && error.code === 'inProgress') return 0;
    throw error;
  }
}
