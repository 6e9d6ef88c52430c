import { scheduled } from '#functions/core/events/scheduled.ts';
import { deleteOrphanedPhotos } from '#functions/photos/orphaned-photos.ts';

export const handler = scheduled(deleteOrphanedPhotos);
