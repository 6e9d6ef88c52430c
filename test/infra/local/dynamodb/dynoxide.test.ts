import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { chooseAddress, startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { startStreamPoller } from '#infra/local/dynamodb/stream-poller.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { dataFolder, temporaryFolder } from '#test/infra/local/emulator-fixture.ts';
import { tableRows } from '#test/infra/local/runtime-fixture.ts';

/** Starts the database on a folder, and collects the records of its stream. */
async function databaseOn(folder: string) {
  const database = await startDynoxide(join(folder, 'table.sqlite'), () => {});
  const streamArn = await createTable(database.url, 'houndwell');
  const seen: string[] = [];
  const poller = startStreamPoller({
    url: database.url,
    streamArn,
    state: dataFolder(folder).state,
    deliver: async (event: DynamoDBStreamEvent) => {
      seen.push(...event.Records.map((record) => record.dynamodb?.Keys?.sk?.S ?? ''));
    },
    log: () => {},
  });
  const stop = async () => {
    await poller.stop();
    await database.stop();
  };
  return { ...tableRows({ AWS_ENDPOINT_URL_DYNAMODB: database.url, TABLE_NAME: 'houndwell' }), poller, seen, stop };
}

function inside<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'table.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

test('a website cannot guess the address of the database on Linux', async () => {
  const addresses = Array.from({ length: 20 }, () => chooseAddress('linux'));
  expect(new Set(addresses).size).toBe(20);
  expect(addresses.filter((address) => !/^127\.\d+\.\d+\.\d+$/.test(address))).toEqual([]);
  expect([chooseAddress('darwin'), chooseAddress('win32')]).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('the database does not answer at the usual loopback address', async () => {
  const database = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => {});
  onTestFinished(() => database.stop());
  const { hostname, port } = new URL(database.url);
  expect((await fetch(database.url)).status).toBeLessThan(500);
  expect(hostname).not.toBe('127.0.0.1');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

test('stream records are deleted after a day, and reading continues without a gap or a repeat', async () => {
  const folder = temporaryFolder();
  const first = await databaseOn(folder);
  for (const key of ['one', 'two', 'three']) await first.put('$outbox#1', key);
  await first.poller.idle();
  await first.stop();
  inside(folder, (database) => database.exec('UPDATE _stream_records SET created_at = created_at - 25 * 3600'));

  const second = await databaseOn(folder);
  onTestFinished(second.stop);
  await second.put('$outbox#1', 'four');
  await second.poller.idle();
  expect([...first.seen, ...second.seen]).toEqual(['one', 'two', 'three', 'four']);
  expect(inside(folder, (database) => database.prepare('SELECT count(*) AS kept FROM _stream_records').get())).toEqual({
    kept: 2,
  });
  expect(await second.get('$outbox#1', 'one')).toBeDefined();
});

test('a start waits until a database that is stopping releases the file', async () => {
  const folder = temporaryFolder();
  await (await databaseOn(folder)).stop();
  const held = new DatabaseSync(join(folder, 'table.sqlite'));
  held.exec('BEGIN EXCLUSIVE');
  setTimeout(() => held.close(), 400);
  const { put, get, stop } = await databaseOn(folder);
  onTestFinished(stop);
  await put('dog#1', 'dog');
  expect(await get('dog#1', 'dog')).toBeDefined();
});

test('the stream query that every write runs uses an index', async () => {
  const folder = temporaryFolder();
  const { stop } = await databaseOn(folder);
  await stop();
  const lastNumber = 'SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?';
  const plan = inside(folder, (database) => database.prepare(`EXPLAIN QUERY PLAN ${lastNumber}`).all('houndwell'));
  expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('USING') })]);
});
