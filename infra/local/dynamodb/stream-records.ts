import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { outboxFilter, tableShape } from '#functions/manifest-table.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';

/** Whether a stream record matches the outbox Lambda's event filter. */
export function passesFilter(record: StreamRecord): boolean {
  const key = record.dynamodb?.Keys?.[tableShape.partitionKey]?.S;
  return record.eventName === outboxFilter.eventName && (key ?? '').startsWith(outboxFilter.partitionKeyPrefix);
}

/** Builds a Lambda's event from stream records. Dates become epoch seconds, and binary values become base64. */
export function streamEvent(records: StreamRecord[], eventSourceARN: string): DynamoDBStreamEvent {
  const seconds = (date: Date | undefined) => Math.floor((date?.getTime() ?? 0) / 1000);
  const Records = records.map((record) => ({
    ...record,
    awsRegion: localAccess.region,
    eventSourceARN,
    dynamodb: {
      ...record.dynamodb,
      ApproximateCreationDateTime: seconds(record.dynamodb?.ApproximateCreationDateTime),
    },
  }));
  const asText = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  return JSON.parse(JSON.stringify({ Records }, asText)) as DynamoDBStreamEvent;
}

/** Returns the records to retry after a partial batch response: the first reported failure and all later records. */
export function recordsToRetry(records: StreamRecord[], response: unknown): StreamRecord[] {
  const failures = (response as DynamoDBBatchResponse | null | undefined)?.batchItemFailures ?? [];
  if (failures.length === 0) return [];
  const reported = new Set(failures.map((failure) => failure.itemIdentifier));
  const first = records.findIndex((record) => reported.has(record.dynamodb?.SequenceNumber ?? ''));
  return records.slice(Math.max(first, 0));
}
