import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { put, transact, write } = await import('#functions/core/data/table.ts');

const table = mockClient(DynamoDBDocumentClient);
const aPut = () => put({ TableName: 'houndwell', Item: { pk: 'a', sk: 'b' } });

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
  it('is retried when another transaction conflicts', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await transact([aPut(), aPut()]);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('is retried when the table throttles', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'ThrottlingError')).resolves({});
    await transact([aPut(), aPut()]);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('has the same token on every try, so that a lost response does not write twice', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    await transact([aPut(), aPut()]);
    const tokens = table.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.ClientRequestToken);
    expect(new Set(tokens).size).toBe(1);
  });

  it('gives up with a 503 after a limited number of tries', async () => {
    table.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact([aPut(), aPut()])).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 1 });
    expect(table.commandCalls(TransactWriteCommand).length).toBeLessThanOrEqual(6);
  });

  it('throws the error of the write whose condition failed, created from the existing row', async () => {
    const reasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: { name: { S: 'Rex' } } }];
    table
      .on(TransactWriteCommand)
      .rejects(new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons: reasons }));
    const second = { ...aPut(), onConditionFailed: (found: unknown) => new Error(JSON.stringify(found)) };
    await expect(transact([aPut(), second])).rejects.toThrow('{"name":"Rex"}');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('throws permanent errors without a retry', async () => {
    table.on(TransactWriteCommand).rejects(Object.assign(new Error('no'), { name: 'AccessDeniedException' }));
    await expect(transact([aPut(), aPut()])).rejects.toThrow('no');
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('a single write', () => {
  it('throws the error of its failed condition, created from the existing row', async () => {
    const failed = new ConditionalCheckFailedException({ message: '', $metadata: {}, Item: { name: { S: 'Rex' } } });
    table.on(PutCommand).rejects(failed);
    const conditional = { ...aPut(), onConditionFailed: (found: unknown) => new Error(JSON.stringify(found)) };
    await expect(write(conditional)).rejects.toThrow('{"name":"Rex"}');
    await expect(write(aPut())).rejects.toMatchObject({ code: 'inProgress', status: 409 });
    expect(table.commandCalls(PutCommand)).toHaveLength(2);
  });

  it('is retried when a transaction conflicts', async () => {
    const conflict = Object.assign(new Error('conflict'), { name: 'TransactionConflictException' });
    table.on(PutCommand).rejectsOnce(conflict).resolves({});
    await write(aPut());
    expect(table.commandCalls(PutCommand)).toHaveLength(2);
  });

  it('replaces a transaction with one item', async () => {
    table.on(PutCommand).resolves({});
    await transact([aPut()]);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });
});
