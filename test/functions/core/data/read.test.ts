import { BatchGetCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('AWS_REGION', 'us-east-1');
const { ownerEntity } = await import('#functions/core/data/entity.ts');
const { batchGet, requireOwned, rowKey } = await import('#functions/core/data/read.ts');

const table = mockClient(DynamoDBDocumentClient);
const Walks = ownerEntity('walk', 'walk#${id}', { id: { type: 'string', required: true } });
const Goals = ownerEntity('goal', 'goal', { minutes: { type: 'number' } });

function walk(id: string) {
  return { pk: 'owner#maya', sk: `walk#${id}`, ownerId: 'maya', id, __edb_e__: 'walk', __edb_v__: '1' };
}

const goal = { pk: 'owner#maya', sk: 'goal', ownerId: 'maya', minutes: 30, __edb_e__: 'goal', __edb_v__: '1' };
const keys = {
  first: rowKey(Walks, { ownerId: 'maya', id: '1' }),
  second: rowKey(Walks, { ownerId: 'maya', id: '2' }),
  goal: rowKey(Goals, { ownerId: 'maya' }),
  third: undefined,
};

beforeEach(() => {
  table.reset();
});

test('rows that are read in one batch are returned under the names of their keys', async () => {
  table.on(BatchGetCommand).resolves({ Responses: { houndwell: [goal, walk('2')] } });
  const rows = await batchGet(keys);
  expect(rows).toEqual({
    first: null,
    second: { ownerId: 'maya', id: '2' },
    goal: { ownerId: 'maya', minutes: 30 },
    third: null,
  });
  expect(rows.goal?.minutes).toBe(30);
  const [request] = table.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.houndwell);
  expect(request).toMatchObject({ ConsistentRead: true, Keys: { length: 3 } });
});

test('unprocessed keys are requested again', async () => {
  table
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { houndwell: [walk('1')] },
      UnprocessedKeys: { houndwell: { Keys: [{ pk: 'owner#maya', sk: 'walk#2' }] } },
    })
    .resolves({ Responses: { houndwell: [walk('2')] } });
  expect(await batchGet(keys)).toMatchObject({ first: { id: '1' }, second: { id: '2' } });
});

test('keys that stay unprocessed result in a 503, because their rows may exist', async () => {
  const wanted = [{ pk: 'owner#maya', sk: 'walk#1' }];
  table.on(BatchGetCommand).resolves({ Responses: {}, UnprocessedKeys: { houndwell: { Keys: wanted } } });
  await expect(batchGet(keys)).rejects.toMatchObject({ status: 503 });
});

test('a row of the owner is returned, and a missing row throws the error that the caller chose', async () => {
  table
    .on(GetCommand)
    .resolvesOnce({ Item: walk('1') })
    .resolves({});
  const key = { ownerId: 'maya', id: '1' };
  expect(await requireOwned(Walks, key, 'dogNotFound')).toEqual(key);
  await expect(requireOwned(Walks, key, 'dogNotFound')).rejects.toMatchObject({ code: 'dogNotFound', status: 404 });
  expect(table.commandCalls(GetCommand).map(({ args }) => args[0].input.ConsistentRead)).toEqual([true, true]);
});
