import { scheduled } from '#functions/core/events/scheduled.ts';
import { processDeletions } from '#functions/leaving/deletion/delete-owner.ts';

export const handler = scheduled(processDeletions);
