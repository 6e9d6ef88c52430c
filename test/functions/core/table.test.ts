import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { batchGet, put, transact } = await import('#functions/core/table.ts');

const table = mockClient(DynamoDBDocumentClient);
const write = () => put({ TableName: 'houndwell', Item: { pk: 'a', sk: 'b' } });

function cancelled(...codes: string[]) {
  return new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

beforeEach(() => {
  table.reset();
});

describe('a transaction', () => {
  it('is tried again when another one touched the same row', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await transact([write()]);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('is tried again when the table throttles', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'ThrottlingError')).resolves({});
    await transact([write(), write()]);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('carries the same token on every try, so that a lost answer does not write twice', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await transact([write()]);
    const tokens = table.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.ClientRequestToken);
    expect(new Set(tokens).size).toBe(1);
  });

  it('gives up after a bounded number of tries and asks the caller to come back', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact([write()])).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 1 });
    expect(table.commandCalls(TransactWriteCommand).length).toBeLessThanOrEqual(6);
  });

  it('says what the failed condition of that very write means, with the row that stood in the way', async () => {
    const reasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: { name: { S: 'Rex' } } }];
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons: reasons }));
    const second = { ...write(), onConditionFailed: (found: unknown) => new Error(JSON.stringify(found)) };
    await expect(transact([write(), second])).rejects.toThrow('{"name":"Rex"}');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('passes on what no waiting would mend', async () => {
    table.on(TransactWriteCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));
    await expect(transact([write()])).rejects.toThrow('no');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('reading rows together', () => {
  const keys = [
    { pk: 'a', sk: '1' },
    { pk: 'a', sk: '2' },
  ];

  it('asks again for the keys that the table left unprocessed', async () => {
    table
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { houndwell: [{ sk: '1' }] },
        UnprocessedKeys: { houndwell: { Keys: [{ pk: 'a', sk: '2' }] } },
      })
      .resolves({ Responses: { houndwell: [{ sk: '2' }] } });
    expect(await batchGet(keys)).toEqual([{ sk: '1' }, { sk: '2' }]);
  });

  it('is out of reach, never signed out, when keys stay unprocessed', async () => {
    table.on(BatchGetCommand).resolves({ Responses: {}, UnprocessedKeys: { houndwell: { Keys: keys } } });
    await expect(batchGet(keys)).rejects.toMatchObject({ status: 503 });
  });
});
