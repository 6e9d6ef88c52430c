import type { EventBridgeEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';

/** An event that EventBridge has put in a queue. */
export type QueuedEvent = EventBridgeEvent<string, unknown>;

/**
 * Creates the Lambda handler for a queue of events. Failed messages are reported to the queue instead of thrown. The
 * queue delivers them again, and an alarm is raised only when a message reaches the dead-letter queue.
 */
export function fromQueue(handle: (event: QueuedEvent) => Promise<void>) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body, attributes } of Records) {
      try {
        await handle(JSON.parse(body) as QueuedEvent);
      } catch (error) {
        log.error('message failed', error, { receives: attributes.ApproximateReceiveCount });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
