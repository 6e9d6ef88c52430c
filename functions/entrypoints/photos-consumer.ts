import { consumer } from '#functions/core/events/consumer.ts';
import { photoEventHandlers } from '#functions/photos/consumer.ts';

/** The event handlers of photos, which need their bucket and not the table. */
export const handler = consumer(photoEventHandlers);
