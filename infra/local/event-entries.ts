import { randomUUID } from 'node:crypto';
import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { AwsFailure } from '#infra/local/engine.ts';
import { checked } from '#infra/local/json-service.ts';

/** An event as rules and targets see it. */
export type BusEvent = EventBridgeEvent<string, unknown>;

const Entry = z.strictObject({
  EventBusName: z.optional(z.string()),
  Source: z.optional(z.string()),
  DetailType: z.optional(z.string()),
  Detail: z.optional(z.string()),
  /** Seconds since 1970. */
  Time: z.optional(z.number()),
  Resources: z.optional(z.array(z.string())),
});

type Entry = z.output<typeof Entry>;

const PutEvents = z.strictObject({ Entries: z.array(Entry) });

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-putevents.html: the size is that of the whole request. */
const limits = { entries: 10, bytes: 256 * 1024, detailType: 128 };

/** As EventBridge counts: an explicit time is 14 bytes, texts are UTF-8. */
function sizeOf(entry: Entry): number {
  const texts = [entry.Source, entry.DetailType, entry.Detail, ...(entry.Resources ?? [])];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), entry.Time === undefined ? 0 : 14);
}

/**
 * The entries of a call.
 * @throws AwsFailure when the call as a whole is refused: none or too many entries, or too big
 */
export function entriesOf(body: unknown): Entry[] {
  const { Entries } = checked(PutEvents, body, 'ValidationException');
  if (Entries.length < 1 || Entries.length > limits.entries) {
    throw new AwsFailure(
      'ValidationException',
      `1 validation error detected: Value at 'entries' failed to satisfy constraint: Member must have length between 1 and ${limits.entries}`,
    );
  }
  if (Entries.reduce((sum, entry) => sum + sizeOf(entry), 0) > limits.bytes) {
    throw new AwsFailure('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  return Entries;
}

/** The account that local events come from: none. */
const account = '000000000000';

/**
 * The event that an entry makes.
 * @throws AwsFailure under the entry's own error code: the other entries of the call are not affected
 */
export function eventFrom(entry: Entry, busName: string, region: string, now: Date): BusEvent {
  const { Source, DetailType, Detail, Resources = [] } = entry;
  const invalid = (message: string) => new AwsFailure('InvalidArgument', message);
  const missing = (name: string) => invalid(`Parameter ${name} is not valid. Reason: ${name} is a required argument.`);
  if (entry.EventBusName !== busName) {
    throw new AwsFailure('ResourceNotFoundException', `Event bus ${entry.EventBusName ?? 'default'} does not exist.`);
  }
  if (!Source) throw missing('Source');
  if (!DetailType) throw missing('DetailType');
  if (!Detail) throw missing('Detail');
  if (DetailType.length > limits.detailType) throw invalid('Parameter DetailType is not valid. Reason: too long.');
  if (Source.startsWith('aws.')) {
    throw new AwsFailure('NotAuthorizedForSourceException', 'Not authorized for the source.');
  }
  const at = entry.Time === undefined ? now : new Date(entry.Time * 1000);
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': DetailType,
    source: Source,
    account,
    time: at.toISOString().replace(/\.\d+Z$/, 'Z'),
    region,
    resources: Resources,
    detail: parseDetail(Detail),
  };
}

function parseDetail(text: string): object {
  try {
    const detail: unknown = JSON.parse(text);
    if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) return detail;
  } catch {
    // Refused below, like what is JSON but no object.
  }
  throw new AwsFailure('MalformedDetail', 'Detail is malformed.');
}
