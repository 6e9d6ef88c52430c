import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { startStreamPump } from '#infra/local/stream.ts';
import { createTable } from '#infra/local/table.ts';
import { rows, temporaryFolder } from '#test/infra/local/given-runtime.ts';

/** The engine over a file, with what its stream hands over. */
async function engineOver(folder: string) {
  const engine = await startDynoxide(join(folder, 'table.sqlite'), () => {});
  const streamArn = await createTable(engine.url, 'houndwell');
  const seen: string[] = [];
  const pump = startStreamPump({
    url: engine.url,
    streamArn,
    checkpointFile: join(folder, 'stream.json'),
    deliver: async (event: DynamoDBStreamEvent) => {
      seen.push(...event.Records.map((record) => record.dynamodb?.Keys?.sk?.S ?? ''));
    },
    say: () => {},
  });
  const stop = async () => {
    await pump.stop();
    await engine.stop();
  };
  return { ...rows({ AWS_ENDPOINT_URL_DYNAMODB: engine.url, TABLE_NAME: 'houndwell' }), pump, seen, stop };
}

function inside<Result>(folder: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(folder, 'table.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

test('the stream forgets what is older than a day, and goes on without a gap or a repeat', async () => {
  const folder = temporaryFolder();
  const first = await engineOver(folder);
  for (const key of ['one', 'two', 'three']) await first.put('$outbox#1', key);
  await first.pump.idle();
  await first.stop();
  inside(folder, (database) => database.exec('UPDATE _stream_records SET created_at = created_at - 25 * 3600'));

  const second = await engineOver(folder);
  onTestFinished(second.stop);
  await second.put('$outbox#1', 'four');
  await second.pump.idle();
  expect([...first.seen, ...second.seen]).toEqual(['one', 'two', 'three', 'four']);
  expect(inside(folder, (database) => database.prepare('SELECT count(*) AS kept FROM _stream_records').get())).toEqual({
    kept: 2,
  });
  expect(await second.get('$outbox#1', 'one')).toBeDefined();
});

test('a start waits for an engine before it that is about to let go of the data', async () => {
  const folder = temporaryFolder();
  await (await engineOver(folder)).stop();
  const held = new DatabaseSync(join(folder, 'table.sqlite'));
  held.exec('BEGIN EXCLUSIVE');
  setTimeout(() => held.close(), 400);
  const { put, get, stop } = await engineOver(folder);
  onTestFinished(stop);
  await put('dog#1', 'dog');
  expect(await get('dog#1', 'dog')).toBeDefined();
});

test('what the engine asks of its stream at every write is found by an index, so that writes stay quick', async () => {
  const folder = temporaryFolder();
  const { stop } = await engineOver(folder);
  await stop();
  const lastNumber = 'SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?';
  const plan = inside(folder, (database) => database.prepare(`EXPLAIN QUERY PLAN ${lastNumber}`).all('houndwell'));
  expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining('USING') })]);
});
