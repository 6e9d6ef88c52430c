import { consumer } from '#functions/core/consumer.ts';
import { dropPublic } from '#functions/core/photos.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';

/** Photos go when nothing shows them any more; deleting twice is deleting once. */
export const handler = consumer({
  PhotoDropped: async ({ detail: { path } }) => {
    await dropPublic(path);
    await dropPublic(thumbnailPath(path));
  },
});
