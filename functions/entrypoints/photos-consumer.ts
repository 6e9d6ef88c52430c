import { consumer } from '#functions/core/events/consumer.ts';
import { photoEventHandlers } from '#functions/photos/consumer.ts';

/** Runs the event handlers of photos. Separate from `consumers`, because only this Lambda may delete public photos. */
export const handler = consumer(photoEventHandlers);
