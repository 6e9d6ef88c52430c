import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { deletePublicPhoto } from '#functions/photos/photo-buckets.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';

/** The event handlers that delete the files of unused photos. */
export const photoEventHandlers: EventHandlers = {
  PhotoRemoved: async ({ detail: { path } }) => {
    await deletePublicPhoto(path);
    await deletePublicPhoto(thumbnailPath(path));
  },
};
