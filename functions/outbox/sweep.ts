import { processShards } from '#functions/core/due-queue.ts';
import { outboxShards, publish, readOverdue } from '#functions/core/outbox.ts';
import { scheduled } from '#functions/core/scheduled.ts';

/**
 * Publishes events that have waited for more than five minutes, because the stream drops records after 24 hours.
 * @throws Error at the end when the bus refused any
 */
export const handler = scheduled((at) =>
  processShards(
    outboxShards,
    (shard, cursor) => readOverdue(shard, at, cursor),
    async (events) => (await publish(events)).length,
  ),
);
