import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('EVENT_BUS_NAME', 'houndwell-bus');
const { handler } = await import('#functions/outbox/publish.ts');
const { handler: sweep } = await import('#functions/outbox/sweep.ts');

const bus = mockClient(EventBridgeClient);
const table = mockClient(DynamoDBDocumentClient);
const written: string[] = [];

const announcement = (id: string, type = 'DogCreated') => ({
  shard: 0,
  id,
  type,
  detail: '{"ownerId":"maya","dogId":"rex"}',
  at: '2026-06-01T12:00:00.000Z',
});

/** A batch as the stream hands it over. */
function batch(ids: string[], type?: string): DynamoDBStreamEvent {
  const record = (id: string) => ({
    dynamodb: { SequenceNumber: `place-${id}`, NewImage: marshall(announcement(id, type)) },
  });
  return { Records: ids.map(record) } as DynamoDBStreamEvent;
}

/** A bus that takes everything but these, or cannot even read a call in which `unreadable` stands. */
function busThatRefuses(refused: string[], unreadable?: string): void {
  bus.on(PutEventsCommand).callsFake(({ Entries }: { Entries: { Detail: string }[] }) => {
    const ids = Entries.map(({ Detail }) => (JSON.parse(Detail) as { eventId: string }).eventId);
    if (unreadable && ids.includes(unreadable)) throw new Error('entry not readable');
    return { Entries: ids.map((id) => (refused.includes(id) ? { ErrorCode: 'InternalFailure' } : { EventId: id })) };
  });
}

const places = async (event: DynamoDBStreamEvent) =>
  (await handler(event)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
const takenOut = () => table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.sk);

beforeEach(() => {
  bus.reset();
  table.reset();
  table.on(DeleteCommand).resolves({});
  written.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

describe('announcements from the stream', () => {
  it('are given again one by one where the bus refused them, and stay in the outbox', async () => {
    busThatRefuses(['b']);
    expect(await places(batch(['a', 'b', 'c']))).toEqual(['place-b']);
    expect(takenOut()).toEqual(['a', 'c']);
  });

  it('that the bus cannot read hold up none of those they came with', async () => {
    busThatRefuses([], 'b');
    expect(await places(batch(['a', 'b', 'c']))).toEqual(['place-b']);
    expect(takenOut()).toEqual(['a', 'c']);
  });

  it('are all given again while the bus is out of reach', async () => {
    bus.on(PutEventsCommand).rejects(new Error('no way there'));
    expect(await places(batch(['a', 'b']))).toEqual(['place-a', 'place-b']);
    expect(takenOut()).toEqual([]);
  });

  it('go ten at a time, with the moment at which each became true', async () => {
    busThatRefuses([]);
    await handler(batch(Array.from({ length: 12 }, (_, each) => `id-${each}`)));
    const calls = bus.commandCalls(PutEventsCommand).map(({ args }) => args[0].input.Entries ?? []);
    expect(calls.map(({ length }) => length)).toEqual([10, 2]);
    expect(calls[0]?.[0]).toMatchObject({
      Time: new Date('2026-06-01T12:00:00.000Z'),
      EventBusName: 'houndwell-bus',
      Source: 'houndwell',
    });
  });

  it('are counted for the people who run Houndwell once the bus has them, and no others', async () => {
    busThatRefuses(['b']);
    await handler(batch(['a', 'b', 'c']));
    await handler(batch(['d'], 'PhotoRemoved'));
    const counted = written.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ _aws }) => _aws);
    expect(counted).toMatchObject([{ Bus: 'houndwell-bus', DogCreated: 2 }]);
    expect(counted[0]?._aws).toMatchObject({
      CloudWatchMetrics: [
        { Namespace: 'Houndwell', Dimensions: [['Bus']], Metrics: [{ Name: 'DogCreated', Unit: 'Count' }] },
      ],
    });
  });
});

describe('the sweep', () => {
  it('goes past one that the bus cannot read, and says at the end that it is still there', async () => {
    busThatRefuses([], 'b');
    table
      .on(QueryCommand)
      .resolves({ Items: [] })
      .on(QueryCommand, { ExpressionAttributeValues: { ':pk': '$outbox#0' } }, false)
      .resolvesOnce({ Items: ['a', 'b', 'c'].map((id) => row(id)) });
    await expect(sweep({})).rejects.toThrow('refused');
    expect(takenOut()).toEqual(['a', 'c']);
  });

  it('looks at the other shards when one cannot be read, and says so at the end', async () => {
    busThatRefuses([]);
    table
      .on(QueryCommand)
      .rejectsOnce(new Error('no way there'))
      .resolvesOnce({ Items: [row('z')] })
      .resolves({ Items: [] });
    await expect(sweep({})).rejects.toThrow('refused');
    expect(takenOut()).toEqual(['z']);
  });
});

/** An announcement as the table has it. */
function row(id: string) {
  return { ...announcement(id), pk: '$outbox#0', sk: id, __edb_e__: 'announcement', __edb_v__: '1' };
}
