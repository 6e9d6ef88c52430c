import { ListRulesCommand } from '@aws-sdk/client-eventbridge';
import { expect, test } from 'vitest';
import { catchError, credentials } from '#test/infra/local/emulator-fixture.ts';
import { busClient, entry, startBus, testRule } from '#test/infra/local/eventbridge/bus-fixture.ts';

test('the emulator delivers an event to every matching rule, in the envelope of EventBridge', async () => {
  const dogs = testRule('dogs', { source: ['houndwell'], detailTypes: ['DogCreated', 'DogDeleted'] });
  const all = testRule('all');
  const owners = testRule('owners', { detailTypes: ['OwnerRegistered'] });
  const elsewhere = testRule('elsewhere', { source: ['other'], detailTypes: ['DogCreated'] });
  const { bus, put } = await startBus([dogs, all, owners, elsewhere]);
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

test('the emulator rejects only the invalid entries, each with its own error', async () => {
  const all = testRule('all');
  const { bus, put } = await startBus([all]);
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

test('the emulator rejects a call with no entries, eleven entries, or more than 256 KB', async () => {
  const { bus, put } = await startBus([]);
  const invalid = { name: 'ValidationException', status: 400 };
  const createDetail = (bytes: number) => JSON.stringify({ x: 'é'.repeat(bytes / 2) });
  const overhead = Buffer.byteLength(`houndwellDogCreated${JSON.stringify({ x: '' })}`);
  expect(await catchError(put())).toEqual(invalid);
  expect(await catchError(put(...Array.from({ length: 11 }, () => entry())))).toEqual(invalid);
  const largest = 256 * 1024 - overhead - (overhead % 2);
  expect(await catchError(put(entry({ Detail: createDetail(largest + 2) })))).toEqual(invalid);
  expect(
    await catchError(put(entry({ Detail: createDetail(150_000) }), entry({ Detail: createDetail(150_000) }))),
  ).toEqual(invalid);
  expect(bus.published()).toEqual([]);
  expect((await put(entry({ Detail: createDetail(largest) }))).FailedEntryCount).toBe(0);
});

test('the emulator rejects an unsupported call or parameter', async () => {
  const { client, put } = await startBus([]);
  const unknown = { name: 'UnknownOperationException', status: 400 };
  expect(await catchError(client.send(new ListRulesCommand({})))).toEqual(unknown);
  expect(await catchError(put(entry({ TraceHeader: 'Root=1' })))).toEqual({ name: 'NotImplemented', status: 501 });
});

test('the emulator rejects a call that was signed with another secret', async () => {
  const { bus } = await startBus([]);
  const { put } = busClient(bus.url, { ...credentials, secretAccessKey: 'wrong' });
  expect(await catchError(put(entry()))).toEqual({ name: 'InvalidSignatureException', status: 403 });
});
