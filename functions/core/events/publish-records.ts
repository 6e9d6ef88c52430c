import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { businessMetrics, metricsNamespace } from '#events/business-metrics.ts';
import { environment } from '#functions/core/environment.ts';
import { type OutboxEvent, publish, publishBatchSize } from '#functions/core/events/outbox.ts';
import { log } from '#functions/core/log.ts';

/**
 * Publishes new outbox events from the table's stream. Reports events that the bus refuses as batch item failures, so
 * that the stream delivers the batch again from the first of these events on. The sweep publishes events that
 * the stream has dropped.
 */
export async function publishRecords({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const records = Records.flatMap(({ dynamodb }) => {
    const { NewImage, SequenceNumber } = dynamodb ?? {};
    if (!NewImage || !SequenceNumber) return [];
    return [{ SequenceNumber, event: unmarshall(NewImage as Record<string, AttributeValue>) as OutboxEvent }];
  });
  const failed: string[] = [];
  const published: OutboxEvent[] = [];
  for (let from = 0; from < records.length; from += publishBatchSize) {
    const batch = records.slice(from, from + publishBatchSize);
    const refused = await publish(batch.map(({ event }) => event));
    for (const { SequenceNumber, event } of batch) {
      if (refused.includes(event.id)) failed.push(SequenceNumber);
      else published.push(event);
    }
  }
  recordMetrics(published);
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

function recordMetrics(published: OutboxEvent[]): void {
  const counts: Record<string, number> = {};
  for (const { type } of published) {
    if (businessMetrics.some((metric) => metric === type)) counts[type] = (counts[type] ?? 0) + 1;
  }
  if (Object.keys(counts).length > 0) log.metrics(metricsNamespace, { Bus: environment('EVENT_BUS_NAME') }, counts);
}
