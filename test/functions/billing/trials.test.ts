import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { handler } = await import('#functions/billing/trials.ts');

const table = mockClient(DynamoDBDocumentClient);
vi.spyOn(process.stdout, 'write').mockReturnValue(true);

/** A step that is due, as the table has it. */
function step(ownerId: string) {
  const dueAt = '2026-06-01T00:00:00.000Z';
  const keys = { pk: 'trials#0', sk: `${dueAt}#${ownerId}`, __edb_e__: 'trialStep', __edb_v__: '1' };
  return { ...keys, shard: 0, dueAt, ownerId, step: 'end', trialEndsAt: dueAt };
}

it('a trial that cannot be ended keeps no other from ending, and is told at the end', async () => {
  table
    .on(QueryCommand)
    .resolvesOnce({ Items: [step('maya'), step('ada')] })
    .resolvesOnce({ Items: [] })
    .resolvesOnce({ Items: [step('leo')] })
    .resolves({ Items: [] })
    .on(GetCommand)
    .resolves({})
    .on(TransactWriteCommand)
    .rejectsOnce(Object.assign(new Error('no'), { name: 'ValidationException' }))
    .resolves({});
  await expect(handler({ at: '2026-06-02T00:00:00.000Z' })).rejects.toThrow('could not be taken');
  const taken = table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Delete?.Key?.sk.split('#')[1]);
  expect(taken).toEqual(['maya', 'ada', 'leo']);
});
