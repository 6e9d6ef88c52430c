import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schedules } from '#events/schedules.ts';

vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('EVENT_BUS_NAME', 'houndwell-bus');
const { handler } = await import('#functions/entrypoints/outbox.ts');
const { handler: sweep } = await import('#functions/entrypoints/outbox-sweep.ts');

const bus = mockClient(EventBridgeClient);
const table = mockClient(DynamoDBDocumentClient);
const logged: string[] = [];

const outboxEvent = (id: string, type = 'DogCreated') => ({
  shard: 0,
  id,
  type,
  detail: '{"ownerId":"maya","dogId":"rex"}',
  at: '2026-06-01T12:00:00.000Z',
});

/** An event as it is stored in the outbox. */
function row(id: string) {
  return { ...outboxEvent(id), pk: '$outbox#0', sk: id, __edb_e__: 'outboxEvent', __edb_v__: '1' };
}

/** A batch as the stream delivers it. */
function batch(ids: string[], type?: string): DynamoDBStreamEvent {
  const record = (id: string) => ({
    dynamodb: { SequenceNumber: `number-${id}`, NewImage: marshall(outboxEvent(id, type)) },
  });
  return { Records: ids.map(record) } as DynamoDBStreamEvent;
}

/** Fakes a bus that rejects some entries, and rejects the whole call when it contains `malformed`. */
function busThatRefuses(refused: string[], malformed?: string): void {
  bus.on(PutEventsCommand).callsFake(({ Entries }: { Entries: { Detail: string }[] }) => {
    const ids = Entries.map(({ Detail }) => (JSON.parse(Detail) as { eventId: string }).eventId);
    if (malformed && ids.includes(malformed)) throw new Error('malformed entry');
    return { Entries: ids.map((id) => (refused.includes(id) ? { ErrorCode: 'InternalFailure' } : { EventId: id })) };
  });
}

const listFailures = async (event: DynamoDBStreamEvent) =>
  (await handler(event)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
const deleted = () => table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.sk);

beforeEach(() => {
  bus.reset();
  table.reset();
  table.on(DeleteCommand).resolves({});
  logged.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
});

describe('the stream handler', () => {
  it('reports only the events that the bus rejected, and keeps them in the outbox', async () => {
    busThatRefuses(['b']);
    expect(await listFailures(batch(['a', 'b', 'c']))).toEqual(['number-b']);
    expect(deleted()).toEqual(['a', 'c']);
  });

  it('publishes the other events of a batch with a malformed one', async () => {
    busThatRefuses([], 'b');
    expect(await listFailures(batch(['a', 'b', 'c']))).toEqual(['number-b']);
    expect(deleted()).toEqual(['a', 'c']);
  });

  it('reports all events when the bus is unreachable', async () => {
    bus.on(PutEventsCommand).rejects(new Error('unreachable'));
    expect(await listFailures(batch(['a', 'b']))).toEqual(['number-a', 'number-b']);
    expect(deleted()).toEqual([]);
  });

  it('publishes ten events per call, each with the time at which it happened', async () => {
    busThatRefuses([]);
    await handler(batch(Array.from({ length: 12 }, (_, index) => `id-${index}`)));
    const calls = bus.commandCalls(PutEventsCommand).map(({ args }) => args[0].input.Entries ?? []);
    expect(calls.map(({ length }) => length)).toEqual([10, 2]);
    expect(calls[0]?.[0]).toMatchObject({
      Time: new Date('2026-06-01T12:00:00.000Z'),
      EventBusName: 'houndwell-bus',
      Source: 'houndwell',
    });
  });

  it('counts published business events as metrics', async () => {
    busThatRefuses(['b']);
    await handler(batch(['a', 'b', 'c']));
    await handler(batch(['d'], 'PhotoRemoved'));
    const metrics = logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ _aws }) => _aws);
    expect(metrics).toMatchObject([{ Bus: 'houndwell-bus', DogCreated: 2 }]);
    expect(metrics[0]?._aws).toMatchObject({
      CloudWatchMetrics: [
        { Namespace: 'Houndwell', Dimensions: [['Bus']], Metrics: [{ Name: 'DogCreated', Unit: 'Count' }] },
      ],
    });
  });
});

describe('an outage of the bus', () => {
  /** Fakes an outbox with one event, which is deleted when it is published. */
  function outboxWith(id: string): void {
    table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, ...query }: QueryCommandInput) => {
      const isDue = values?.[':pk'] === '$outbox#0' && id < String(Object.values(values).at(-1));
      expect(query.KeyConditionExpression).toContain('<');
      return { Items: isDue && deleted().length === 0 ? [row(id)] : [] };
    });
  }

  it.each([0, 1, 4, 9, 30])('of %i minutes delays an event by at most ten minutes more', async (outage) => {
    const start = Date.parse('2026-06-01T12:02:00.000Z');
    const id = ulid(start);
    outboxWith(id);
    bus.on(PutEventsCommand).rejects(new Error('unreachable'));
    // The stream gives up after a few tries, which take seconds.
    expect(await listFailures(batch([id]))).toEqual([`number-${id}`]);
    let published: number | undefined;
    for (let minute = 1; minute <= 60 && published === undefined; minute += 1) {
      const at = new Date(start + minute * 60_000);
      if (minute > outage) busThatRefuses([]);
      if (at.getUTCMinutes() % schedules['outbox-sweep'].everyMinutes !== 0) continue;
      await sweep({ at: at.toISOString() }).catch(() => undefined);
      if (deleted().includes(id)) published = minute;
    }
    expect(published).toBeLessThanOrEqual(outage + 10);
  });
});

describe('the sweep', () => {
  it('publishes the events after a malformed one and reports the failure at the end', async () => {
    busThatRefuses([], 'b');
    table
      .on(QueryCommand)
      .resolves({ Items: [] })
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': '$outbox#0' } }, false)
      .resolvesOnce({ Items: ['a', 'b', 'c'].map((id) => row(id)) });
    await expect(sweep({})).rejects.toThrow('1 failed and 2 succeeded');
    expect(deleted()).toEqual(['a', 'c']);
  });

  it('counts the events that the stream missed as a metric', async () => {
    busThatRefuses([]);
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [row('a'), row('b')] })
      .resolves({ Items: [] });
    await sweep({});
    const metrics = logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ _aws }) => _aws);
    expect(metrics).toMatchObject([{ Bus: 'houndwell-bus', SweptEvents: 2 }]);
  });

  it('continues with the other shards when one cannot be read', async () => {
    busThatRefuses([]);
    table
      .on(QueryCommand)
      .rejectsOnce(new Error('unreachable'))
      .resolvesOnce({ Items: [row('z')] })
      .resolves({ Items: [] });
    await expect(sweep({})).rejects.toThrow('1 failed and 1 succeeded');
    expect(deleted()).toEqual(['z']);
  });
});
