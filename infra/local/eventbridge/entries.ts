import { randomUUID } from 'node:crypto';
import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { AwsError } from '#infra/local/http/emulator-server.ts';
import { parseInput } from '#infra/local/http/json-service.ts';

/** An event on the bus, in the format that rules match and targets receive. */
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

/**
 * The limits of a PutEvents call. `bytes` is the total size of all entries.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-putevents.html
 */
const limits = { entries: 10, bytes: 256 * 1024, detailType: 128 };

/**
 * Returns the size of an entry as EventBridge counts it, in bytes: 14 for a time, and the UTF-8 length of each text.
 */
function measureEntry(entry: Entry): number {
  const texts = [entry.Source, entry.DetailType, entry.Detail, ...(entry.Resources ?? [])];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), entry.Time === undefined ? 0 : 14);
}

/**
 * Returns the entries of a PutEvents call.
 * @throws AwsError when the call has no entries, too many entries, or is too large
 */
export function parseEntries(body: unknown): Entry[] {
  const { Entries } = parseInput(PutEvents, body, 'ValidationException');
  if (Entries.length < 1 || Entries.length > limits.entries) {
    throw new AwsError(
      'ValidationException',
      `1 validation error detected: Value at 'entries' failed to satisfy constraint: Member must have length between 1 and ${limits.entries}`,
    );
  }
  if (Entries.reduce((sum, entry) => sum + measureEntry(entry), 0) > limits.bytes) {
    throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  return Entries;
}

/** The account ID of local events. */
const account = '000000000000';

/**
 * Builds the event of one entry.
 * @throws AwsError when the entry is not valid. Other entries of the same call are not affected.
 */
export function eventFrom(entry: Entry, busName: string, region: string, now: Date): BusEvent {
  const { Source, DetailType, Detail, Resources = [] } = entry;
  const invalid = (message: string) => new AwsError('InvalidArgument', message);
  const missing = (name: string) => invalid(`Parameter ${name} is not valid. Reason: ${name} is a required argument.`);
  if (entry.EventBusName !== busName) {
    throw new AwsError('ResourceNotFoundException', `Event bus ${entry.EventBusName ?? 'default'} does not exist.`);
  }
  if (!Source) throw missing('Source');
  if (!DetailType) throw missing('DetailType');
  if (!Detail) throw missing('Detail');
  if (DetailType.length > limits.detailType) throw invalid('Parameter DetailType is not valid. Reason: too long.');
  if (Source.startsWith('aws.')) {
    throw new AwsError('NotAuthorizedForSourceException', 'Not authorized for the source.');
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
    // Invalid JSON throws below, like JSON that is not an object.
  }
  throw new AwsError('MalformedDetail', 'Detail is malformed.');
}
