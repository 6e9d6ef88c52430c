import { consumer } from '#functions/core/consumer.ts';
import { deletePublicPhoto } from '#functions/core/photos.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';

/** Photos go when nothing shows them any more; deleting twice is deleting once. */
export const handler = consumer({
  PhotoRemoved: async ({ detail: { path } }) => {
    await deletePublicPhoto(path);
    await deletePublicPhoto(thumbnailPath(path));
  },
});
