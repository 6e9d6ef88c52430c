import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { figures, figuresNamespace } from '#events/business-metrics.ts';
import type { EventType } from '#events/catalogue.ts';
import { environment } from '#functions/core/environment.ts';
import { log } from '#functions/core/log.ts';
import { type OutboxEvent, publish } from '#functions/core/outbox.ts';

/**
 * Brings new announcements from the table's stream to the bus. What the bus refuses is reported one by one, so that
 * the stream gives only those again; what the stream gives up on, the sweep publishes.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const waiting = event.Records.flatMap((record) => {
    const image = record.dynamodb?.NewImage;
    const place = record.dynamodb?.SequenceNumber;
    return image && place
      ? [{ place, announcement: unmarshall(image as Record<string, AttributeValue>) as OutboxEvent }]
      : [];
  });
  const failed: string[] = [];
  const published: OutboxEvent[] = [];
  for (let from = 0; from < waiting.length; from += 10) {
    const ten = waiting.slice(from, from + 10);
    const refused = await publish(ten.map(({ announcement }) => announcement));
    for (const { place, announcement } of ten) {
      if (refused.includes(announcement.id)) failed.push(place);
      else published.push(announcement);
    }
  }
  count(published);
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

function count(published: OutboxEvent[]): void {
  const counts: Partial<Record<EventType, number>> = {};
  for (const { type } of published) {
    const figure = figures.find((each) => each === type);
    if (figure) counts[figure] = (counts[figure] ?? 0) + 1;
  }
  if (Object.keys(counts).length > 0) log.metrics(figuresNamespace, { Bus: environment('EVENT_BUS_NAME') }, counts);
}
