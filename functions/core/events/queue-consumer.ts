import type { EventBridgeEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';

/** An event as EventBridge puts it in a queue. */
export type QueuedEvent = EventBridgeEvent<string, unknown>;

/**
 * Turns a handler of events into one for a queue that receives them from a rule. A failed message is reported instead of
 * thrown: the queue delivers it again, and no alarm is raised until it reaches the dead-letter queue.
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
