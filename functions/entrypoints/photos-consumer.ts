import type { EventBridgeEvent } from 'aws-lambda';
import { consumer } from '#functions/core/events/consumer.ts';
import { photoEventHandlers } from '#functions/photos/consumer.ts';
import { deleteOversizedUpload } from '#functions/photos/delete-oversized-upload.ts';

const consume = consumer(photoEventHandlers);

/**
 * Runs the event handlers of photos, and deletes uploads that are too large. Separate from `consumers`, because only
 * this Lambda may delete public photos.
 */
export const handler = Object.assign(
  (event: EventBridgeEvent<string, unknown>) =>
    event.source === 'aws.s3' ? deleteOversizedUpload(event.detail) : consume(event),
  { consumes: consume.consumes },
);
