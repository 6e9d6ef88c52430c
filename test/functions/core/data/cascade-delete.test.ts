import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { cascadeDelete, startDeadline } = await import('#functions/core/data/cascade-delete.ts');
const { remove } = await import('#functions/core/data/table.ts');
const { VersionConflict } = await import('#functions/core/data/version-conflict.ts');

const table = mockClient(DynamoDBDocumentClient);

/** Fakes a query with these pages of rows. The cursor of a page is its index. */
function createPages(pages: readonly string[][]) {
  const read: { cursor: string | null; limit: number }[] = [];
  const readPage = async ({ cursor, limit }: { cursor: string | null; limit: number }) => {
    read.push({ cursor, limit });
    const index = Number(cursor ?? 0);
    return { data: pages[index] ?? [], cursor: index + 1 < pages.length ? String(index + 1) : null };
  };
  return { read, readPage };
}

const deletion = (sk: string) => [
  remove({ TableName: 'houndwell', Key: { pk: 'owner#maya', sk } }, () => new VersionConflict()),
];

beforeEach(() => {
  table.reset();
  table.on(DeleteCommand).resolves({});
  table.on(TransactWriteCommand).resolves({});
});

test('a cascading delete removes the matching rows of each page in one write, and no others', async () => {
  const { read, readPage } = createPages([['a', 'stays', 'b'], ['stays'], ['c']]);
  await cascadeDelete({ readPage, toWrites: (row) => (row === 'stays' ? [] : deletion(row)), writesPerRow: 3 });
  expect(read).toEqual([null, '1', '2'].map((cursor) => ({ cursor, limit: 33 })));
  expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
  expect(table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.sk)).toEqual(['c']);
});

test('a cascading delete reads a page again when one of its rows has changed', async () => {
  const failed = new ConditionalCheckFailedException({ message: 'changed', $metadata: {} });
  table.on(DeleteCommand).rejectsOnce(failed).resolves({});
  const { read, readPage } = createPages([['a'], ['b']]);
  await cascadeDelete({ readPage, toWrites: deletion });
  expect(read.map(({ cursor }) => cursor)).toEqual([null, null, '1']);
});

test('the deadline of a cascading delete is 20 seconds after its start', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const checkTime = startDeadline();
  clock.mockReturnValue(20_000);
  expect(checkTime).not.toThrow();
  clock.mockReturnValue(20_001);
  expect(checkTime).toThrow('The next delivery of the event continues');
  clock.mockRestore();
});

test('a cascading delete stops with an error at its deadline, and another run deletes the rest', async () => {
  const late = new Error('late');
  const checkTime = vi
    .fn()
    .mockReturnValueOnce(undefined)
    .mockImplementationOnce(() => {
      throw late;
    });
  const { read, readPage } = createPages([['a'], ['b']]);
  await expect(cascadeDelete({ readPage, toWrites: deletion, checkTime })).rejects.toBe(late);
  expect(read).toHaveLength(1);
  await cascadeDelete({ readPage, toWrites: deletion });
  expect(table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.sk)).toEqual(['a', 'a', 'b']);
});
