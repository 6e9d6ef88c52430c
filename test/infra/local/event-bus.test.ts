import { ListRulesCommand } from '@aws-sdk/client-eventbridge';
import { expect, test } from 'vitest';
import { type EventRule, startEventBus } from '#infra/local/event-bus.ts';
import { busClient, busSettings, entry, givenBus, rule } from '#test/infra/local/given-bus.ts';
import { credentials, refusal, temporaryFolder } from '#test/infra/local/stand-in.ts';

test('an event reaches every rule that matches it, in the envelope of EventBridge', async () => {
  const dogs = rule('dogs', { source: ['houndwell'], 'detail-type': ['DogCreated', 'DogDeleted'] });
  const all = rule('all', { source: ['houndwell'] });
  const owners = rule('owners', { 'detail-type': ['OwnerRegistered'] });
  const elsewhere = rule('elsewhere', { source: ['other'], 'detail-type': ['DogCreated'] });
  const { bus, put } = await givenBus([dogs, all, owners, elsewhere]);
  const answer = await put(entry({ Time: new Date('2026-02-28T23:59:58.999Z') }), entry({ DetailType: 'DogFed' }));
  expect(answer.FailedEntryCount).toBe(0);
  await bus.idle();
  expect(dogs.received).toEqual([
    {
      version: '0',
      id: answer.Entries?.[0]?.EventId,
      'detail-type': 'DogCreated',
      source: 'houndwell',
      account: '000000000000',
      time: '2026-02-28T23:59:58Z',
      region: 'eu-central-1',
      resources: [],
      detail: { dogId: 'dog-1' },
    },
  ]);
  expect(all.received.map((event) => event['detail-type'])).toEqual(['DogCreated', 'DogFed']);
  expect(all.received[1]?.time).toBe('2026-03-01T09:00:00Z');
  expect([owners.received, elsewhere.received]).toEqual([[], []]);
  expect(bus.published()).toEqual([
    { type: 'DogFed', detail: { dogId: 'dog-1' }, at: '2026-03-01T09:00:00.500Z' },
    { type: 'DogCreated', detail: { dogId: 'dog-1' }, at: '2026-03-01T09:00:00.500Z' },
  ]);
});

test('entries that are wrong fail alone, each with its own reason', async () => {
  const all = rule('all', { source: ['houndwell'] });
  const { bus, put } = await givenBus([all]);
  const answer = await put(
    entry({ EventBusName: 'other' }),
    entry(),
    entry({ EventBusName: undefined }),
    entry({ Detail: '[1]' }),
    entry({ Detail: '"text"' }),
    entry({ Detail: '{' }),
    entry({ Source: undefined }),
    entry({ DetailType: undefined }),
    entry({ Detail: undefined }),
    entry({ Source: 'aws.s3' }),
  );
  expect(answer.FailedEntryCount).toBe(9);
  expect(answer.Entries?.map(({ ErrorCode, EventId }) => ErrorCode ?? typeof EventId)).toEqual([
    'ResourceNotFoundException',
    'string',
    'ResourceNotFoundException',
    'MalformedDetail',
    'MalformedDetail',
    'MalformedDetail',
    'InvalidArgument',
    'InvalidArgument',
    'InvalidArgument',
    'NotAuthorizedForSourceException',
  ]);
  await bus.idle();
  expect(all.received).toHaveLength(1);
  expect(bus.published()).toHaveLength(1);
});

test('a call with no entry, with eleven, or with more than 256 KB is refused as a whole', async () => {
  const { bus, put } = await givenBus([]);
  const refused = { name: 'ValidationException', status: 400 };
  const detailOf = (bytes: number) => JSON.stringify({ x: 'é'.repeat(bytes / 2) });
  const overhead = Buffer.byteLength(`houndwellDogCreated${JSON.stringify({ x: '' })}`);
  expect(await refusal(put())).toEqual(refused);
  expect(await refusal(put(...Array.from({ length: 11 }, () => entry())))).toEqual(refused);
  const largest = 256 * 1024 - overhead - (overhead % 2);
  expect(await refusal(put(entry({ Detail: detailOf(largest + 2) })))).toEqual(refused);
  expect(await refusal(put(entry({ Detail: detailOf(150_000) }), entry({ Detail: detailOf(150_000) })))).toEqual(
    refused,
  );
  expect(bus.published()).toEqual([]);
  expect((await put(entry({ Detail: detailOf(largest) }))).FailedEntryCount).toBe(0);
});

test('an action or a parameter that is not known is an error', async () => {
  const { bridge, put } = await givenBus([]);
  const unknown = { name: 'UnknownOperationException', status: 400 };
  expect(await refusal(bridge.send(new ListRulesCommand({})))).toEqual(unknown);
  expect(await refusal(put(entry({ TraceHeader: 'Root=1' })))).toEqual({ name: 'NotImplemented', status: 501 });
});

test('a pattern that the bus does not understand stops the start', async () => {
  const dataDir = await temporaryFolder();
  const patterns = [
    {},
    { source: [] },
    { source: [{ prefix: 'hound' }] },
    { detail: { dogId: ['1'] } },
    { source: 'x' },
  ];
  for (const pattern of patterns) {
    const rules = [rule('odd', pattern as EventRule['pattern'])];
    await expect(startEventBus({ ...busSettings, dataDir, rules })).rejects.toThrow(/rule odd/);
  }
  const twins = [rule('twin', { source: ['a'] }), rule('twin', { source: ['b'] })];
  await expect(startEventBus({ ...busSettings, dataDir, rules: twins })).rejects.toThrow(
    'Two rules have the same name.',
  );
});

test('no rule can change what another one sees', async () => {
  const careless = rule('careless', { source: ['houndwell'] }, async (event) => {
    Object.assign(event.detail as object, { dogId: 'changed' });
  });
  const careful = rule('careful', { source: ['houndwell'] });
  const { bus, put } = await givenBus([careless, careful]);
  await put(entry());
  await bus.idle();
  expect(careful.received[0]?.detail).toEqual({ dogId: 'dog-1' });
});

test('a call with another secret is refused', async () => {
  const { bus } = await givenBus([]);
  const { put } = busClient(bus.url, { ...credentials, secretAccessKey: 'wrong' });
  expect(await refusal(put(entry()))).toEqual({ name: 'InvalidSignatureException', status: 403 });
});
