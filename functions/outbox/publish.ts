import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';
import { type Announcement, publish } from '#functions/core/outbox.ts';

/**
 * Brings new announcements from the table's stream to the bus. What the bus refuses is reported one by one, so that
 * the stream gives only those again; what the stream gives up on, the sweep publishes.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const waiting = event.Records.flatMap((record) => {
    const image = record.dynamodb?.NewImage;
    const place = record.dynamodb?.SequenceNumber;
    return image && place
      ? [{ place, announcement: unmarshall(image as Record<string, AttributeValue>) as Announcement }]
      : [];
  });
  const failed: string[] = [];
  for (let from = 0; from < waiting.length; from += 10) {
    const ten = waiting.slice(from, from + 10);
    try {
      const refused = await publish(ten.map(({ announcement }) => announcement));
      failed.push(...ten.filter(({ announcement }) => refused.includes(announcement.id)).map(({ place }) => place));
    } catch (error) {
      log.error('announcements not published', error, { count: ten.length });
      failed.push(...ten.map(({ place }) => place));
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
