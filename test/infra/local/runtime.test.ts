import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readKept } from '#infra/local/kept-file.ts';
import { startExpirySweeper } from '#infra/local/table.ts';
import { notingLambda, rows, startGiven, temporaryFolder } from '#test/infra/local/given-runtime.ts';
import { inProcess, kill } from '#test/infra/local/in-process.ts';

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

test('one start answers site and API on one origin, and a stop leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const runtime = await startGiven(folder, file);
  expect(await (await fetch(`${runtime.url}/profile`)).text()).toBe('the site\n');
  const answer = await fetch(`${runtime.url}/api/health`);
  expect(await answer.json()).toEqual({ path: '/api/health', table: 'houndwell' });
  await runtime.stop();
  expect(await isUp(runtime.url)).toBe(false);
  expect(await isUp(runtime.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')).toBe(false);
  const again = await startGiven(folder, file, { PORT: new URL(runtime.url).port });
  expect(again.url).toBe(runtime.url);
  await again.stop();
});

test('both forms of the loopback address reach it', async () => {
  const folder = temporaryFolder();
  const runtime = await startGiven(folder, notingLambda(folder).file);
  onTestFinished(runtime.stop);
  const { port } = new URL(runtime.url);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect((await fetch(`http://[::1]:${port}/api/health`)).status).toBe(200);
});

test('data survives kill -9, and the engine does not outlive its runtime', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const first = await inProcess(folder, file);
  await rows(first.environment).put('dog#1', 'dog', { name: 'Rex' });
  await kill(first);
  await expect.poll(() => isUp(first.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')).toBe(false);
  const second = await inProcess(folder, file);
  expect(await rows(second.environment).get('dog#1', 'dog')).toMatchObject({ name: 'Rex' });
  expect(second.environment.SIGNING_SECRET).toBe(first.environment.SIGNING_SECRET);
  await kill(second);
});

test('inserts of the outbox, and nothing else, reach the outbox Lambda; refused ones are tried again', async () => {
  const folder = temporaryFolder();
  const { file, batches } = notingLambda(folder);
  const runtime = await startGiven(folder, file);
  onTestFinished(runtime.stop);
  const { put } = rows(runtime.environment);
  await put('$outbox#1', 'first');
  await put('owner#1', 'owner');
  await put('$outbox#1', 'first', { again: true });
  await put('$outbox#2', 'refuse-once');
  await put('$outbox#3', 'third');
  await runtime.settle();
  const handed = batches().flat();
  expect(handed.filter((key) => key === 'first')).toHaveLength(1);
  expect(handed.filter((key) => key === 'refuse-once')).toHaveLength(2);
  expect(handed.at(-1)).toBe('third');
  expect(handed).not.toContain('owner');
});

test('at most ten records are handed over at once', async () => {
  const folder = temporaryFolder();
  const { file, batches } = notingLambda(folder);
  const first = await startGiven(folder, file);
  const keys = Array.from({ length: 25 }, (_, place) => `row-${place}`);
  const { put } = rows(first.environment);
  await Promise.all(keys.map((key) => put('$outbox#0', key)));
  await first.settle();
  await first.stop();
  expect(Math.max(...batches().map((batch) => batch.length))).toBeLessThanOrEqual(10);
  expect(new Set(batches().flat())).toEqual(new Set(keys));
});

test('after kill -9 the stream is read on where it was left: nothing is lost, nothing told twice', async () => {
  const folder = temporaryFolder();
  const { file, batches } = notingLambda(folder);
  const first = await inProcess(folder, file);
  const read = () => readKept(join(folder, 'stream.json'));
  await rows(first.environment).put('$outbox#1', 'before');
  await expect.poll(read).toBeDefined();
  await rows(first.environment).put('$outbox#1', 'at the end');
  await kill(first);
  const second = await startGiven(folder, file);
  onTestFinished(second.stop);
  await second.settle();
  expect(
    batches()
      .flat()
      .filter((key) => key === 'before'),
  ).toHaveLength(1);
  expect(batches().flat()).toContain('at the end');
});

test('a moved clock shows in the date of answers and is kept over a restart', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const first = await startGiven(folder, file);
  first.clock.moveTo(new Date('2031-02-03T04:05:06Z'));
  const { headers } = await fetch(`${first.url}/api/health`);
  expect(headers.get('date')).toContain('03 Feb 2031');
  await first.stop();
  const second = await startGiven(folder, file);
  onTestFinished(second.stop);
  expect(second.clock.now().toISOString()).toContain('2031-02-03');
  second.clock.reset();
  expect(second.clock.offsetMs()).toBe(0);
});

test('a clock that stands still goes by leaps only, and goes on with the machine when it is set back', async () => {
  const folder = temporaryFolder();
  const runtime = await startGiven(folder, notingLambda(folder).file);
  onTestFinished(runtime.stop);
  runtime.clock.stand();
  const before = runtime.clock.now();
  await fetch(`${runtime.url}/api/health`);
  expect(runtime.clock.now()).toEqual(before);
  runtime.clock.moveTo(new Date('2031-02-03T04:05:06Z'));
  const { headers } = await fetch(`${runtime.url}/api/health`);
  expect(headers.get('date')).toBe('Mon, 03 Feb 2031 04:05:06 GMT');
  expect(runtime.clock.now().toISOString()).toBe('2031-02-03T04:05:06.000Z');
  const reset = Date.now();
  runtime.clock.reset();
  const after = runtime.clock.now().getTime();
  expect(after).toBeGreaterThanOrEqual(reset);
  expect(after).toBeLessThanOrEqual(Date.now());
});

test('what has expired by the application clock is swept, the rest stays', async () => {
  const folder = temporaryFolder();
  const runtime = await startGiven(folder, notingLambda(folder).file);
  onTestFinished(runtime.stop);
  const { put, get } = rows(runtime.environment);
  const at = new Date('2030-01-01T00:00:00Z');
  await put('session#1', 'old', { expiresAt: at.getTime() / 1000 - 1 });
  await put('session#1', 'fresh', { expiresAt: at.getTime() / 1000 + 1 });
  await put('session#1', 'for ever');
  const { AWS_ENDPOINT_URL_DYNAMODB = '', TABLE_NAME = '' } = runtime.environment;
  const sweeper = startExpirySweeper(AWS_ENDPOINT_URL_DYNAMODB, TABLE_NAME, () => at);
  expect(await sweeper.sweep()).toBe(1);
  await sweeper.stop();
  expect(await get('session#1', 'old')).toBeUndefined();
  expect(await get('session#1', 'fresh')).toBeDefined();
  expect(await get('session#1', 'for ever')).toBeDefined();
});

test('an engine that dies is started again with its data, at the same address', async () => {
  const folder = temporaryFolder();
  const runtime = await startGiven(folder, notingLambda(folder).file);
  onTestFinished(runtime.stop);
  const { put, get } = rows(runtime.environment);
  await put('dog#1', 'dog');
  endEngineOf(folder);
  await expect.poll(() => get('dog#1', 'dog').catch(() => undefined)).toBeDefined();
});

/** Kills the engine of one data folder, found by that folder in its command line. */
function endEngineOf(folder: string): void {
  const pid = execFileSync('ps', ['-eo', 'pid,args'])
    .toString()
    .split('\n')
    .find((line) => line.includes(`--db-path ${folder}`) && !line.includes('/bin/sh'))
    ?.trim()
    .split(' ')[0];
  process.kill(Number(pid), 'SIGKILL');
}
