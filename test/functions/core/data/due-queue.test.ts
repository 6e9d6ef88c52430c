import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { dueQueue } = await import('#functions/core/data/due-queue.ts');
const { put } = await import('#functions/core/data/table.ts');
const { VersionConflict } = await import('#functions/core/data/version-conflict.ts');

const queue = dueQueue<{ ownerId: string; name: string }>('walk');
const table = mockClient(DynamoDBDocumentClient);
const at = new Date('2026-06-02T00:00:00.000Z');
const effect = put({ TableName: 'houndwell', Item: { pk: 'effect' } });

/** A due row as it is stored. */
function row(name: string) {
  const dueAt = '2026-06-01T00:00:00.000Z';
  const keys = { pk: 'due#walk#0', sk: `${dueAt}#${name}`, __edb_e__: 'dueItem', __edb_v__: '1' };
  return { ...keys, kind: 'walk', shard: 0, dueAt, id: name, ownerId: 'owner-1', data: { ownerId: 'owner-1', name } };
}

/** The IDs of the rows whose removal was attempted in a transaction. */
const removed = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Delete?.Key?.sk.split('#')[1]);

/** A transaction that fails because the condition of its write at `index` does not hold. */
function conditionFailedAt(index: number) {
  const CancellationReasons = [0, 1].map((each) => ({ Code: each === index ? 'ConditionalCheckFailed' : 'None' }));
  return new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons });
}

beforeEach(() => {
  table.reset();
  table.on(QueryCommand).resolves({ Items: [] }).on(TransactWriteCommand).resolves({});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

it('the due queue spreads rows over four shards, sorted by their due time', () => {
  const { Item } = queue.enqueue({ dueAt: at, id: 'rex' }, { ownerId: 'owner-1', name: 'Rex' }).item.Put ?? {};
  expect(Item).toMatchObject({ pk: expect.stringMatching(/^due#walk#[0-3]$/), sk: '2026-06-02T00:00:00.000Z#rex' });
  expect(queue.cancel({ dueAt: at, id: 'rex' }).item.Delete?.Key).toEqual({ pk: Item?.pk, sk: Item?.sk });
});

it('the due queue reads every shard up to the time of the run and no further', async () => {
  await queue.process(at, () => []);
  const reads = table.commandCalls(QueryCommand).map(({ args }) => args[0].input);
  expect(reads.map(({ ExpressionAttributeValues }) => ExpressionAttributeValues?.[':pk'])).toEqual(
    [0, 1, 2, 3].map((shard) => `due#walk#${shard}`),
  );
  for (const { KeyConditionExpression, ExpressionAttributeValues, ConsistentRead } of reads) {
    expect([KeyConditionExpression, ConsistentRead]).toEqual(['#pk = :pk and #sk1 < :sk1', true]);
    expect(ExpressionAttributeValues?.[':sk1']).toMatch(/^2026-06-02T00:00:00\.001Z#?$/);
  }
});

it('the due queue reads all pages of a shard', async () => {
  const LastEvaluatedKey = { pk: 'due#walk#0', sk: row('rex').sk };
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [row('rex')], LastEvaluatedKey })
    .resolvesOnce({ Items: [row('maple')] })
    .resolves({ Items: [] });
  expect(await queue.process(at, () => [effect])).toEqual({ processed: 2 });
  expect(table.commandCalls(QueryCommand)[1]?.args[0].input.ExclusiveStartKey).toEqual(LastEvaluatedKey);
  expect(removed()).toEqual(['rex', 'maple']);
});

it('the due queue removes a row with a single write when there is nothing else to write', async () => {
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [row('rex')] })
    .resolves({ Items: [] })
    .on(DeleteCommand)
    .resolves({});
  await queue.process(at, () => []);
  expect(table.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
    Key: { pk: 'due#walk#0', sk: row('rex').sk },
    ConditionExpression: expect.stringContaining('attribute_exists'),
  });
});

it('the due queue processes the other rows and shards when one row fails, and reports the failure last', async () => {
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [row('rex'), row('maple')] })
    .rejectsOnce(new Error('unreachable'))
    .resolvesOnce({ Items: [row('biscuit')] })
    .resolves({ Items: [] })
    .on(TransactWriteCommand)
    .rejectsOnce(Object.assign(new Error('no'), { name: 'ValidationException' }))
    .resolves({});
  await expect(queue.process(at, () => [effect])).rejects.toThrow('2 failed and 2 succeeded');
  expect(removed()).toEqual(['rex', 'maple', 'biscuit']);
});

it('the due queue skips a row that another run has processed', async () => {
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [row('rex')] })
    .resolves({ Items: [] })
    .on(TransactWriteCommand)
    .rejects(conditionFailedAt(0));
  await expect(queue.process(at, () => [effect])).resolves.toEqual({ processed: 1 });
  expect(removed()).toEqual(['rex']);
});

it('the due queue retries a row after a version conflict', async () => {
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [row('rex')] })
    .resolves({ Items: [] })
    .on(TransactWriteCommand)
    .rejectsOnce(conditionFailedAt(1))
    .resolves({});
  const work = vi.fn(() => [{ ...effect, onConditionFailed: () => new VersionConflict() }]);
  await queue.process(at, work);
  expect(work).toHaveBeenCalledTimes(2);
});
