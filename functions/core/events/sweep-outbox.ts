import { metricsNamespace, sweptEventsMetric } from '#events/business-metrics.ts';
import { type Processed, processShards } from '#functions/core/data/due-queue.ts';
import { environment } from '#functions/core/environment.ts';
import { outboxShards, publish, readOverdue } from '#functions/core/events/outbox.ts';
import { log } from '#functions/core/log.ts';

/**
 * Publishes events that have been in the outbox for more than five minutes, because the stream gives up
 * within seconds when the bus is down, so that an event that the bus never accepts does not block the others. Counts these events in a metric, because normally the stream publishes them.
 * @throws Error at the end if the bus refused an event
 */
export function sweepOutbox(at: Date): Promise<Processed> {
  return processShards(
    outboxShards,
    (shard, cursor) => readOverdue(shard, at, cursor),
    async (events) => {
      log.metrics(metricsNamespace, { Bus: environment('EVENT_BUS_NAME') }, { [sweptEventsMetric]: events.length });
      return (await publish(events)).length;
    },
  );
}
