import { consumer } from '#functions/core/events/consumer.ts';
import { leavingEventHandlers } from '#functions/leaving/consumer.ts';

/** Separate from `consumers`, because an export takes minutes, and because only this Lambda may read and delete all files. */
export const handler = consumer(leavingEventHandlers);
