import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startExpirySweeper } from '#infra/local/dynamodb/expiry-sweeper.ts';
import { openState } from '#infra/local/state.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';
import { startKillable } from '#test/infra/local/killable-runtime.ts';
import { fakeLambda, startWithLambda, tableRows } from '#test/infra/local/runtime-fixture.ts';

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

test('the runtime serves site and API on one origin, and a stop leaves nothing running', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  const runtime = await startWithLambda(folder, file);
  expect(await (await fetch(`${runtime.url}/profile`)).text()).toBe('the site\n');
  const answer = await fetch(`${runtime.url}/api/health`);
  expect(await answer.json()).toEqual({ path: '/api/health', table: 'houndwell' });
  await runtime.stop();
  expect(await isUp(runtime.url)).toBe(false);
  expect(await isUp(runtime.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')).toBe(false);
  const again = await startWithLambda(folder, file, { PORT: new URL(runtime.url).port });
  expect(again.url).toBe(runtime.url);
  await again.stop();
});

test('the runtime listens on IPv4 and IPv6', async () => {
  const folder = temporaryFolder();
  const runtime = await startWithLambda(folder, fakeLambda(folder).file);
  onTestFinished(runtime.stop);
  const { port } = new URL(runtime.url);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  expect((await fetch(`http://[::1]:${port}/api/health`)).status).toBe(200);
});

test('the database does not outlive a killed runtime', async () => {
  const folder = temporaryFolder();
  const runtime = await startKillable(folder, fakeLambda(folder).file);
  await runtime.kill();
  await expect.poll(() => isUp(runtime.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')).toBe(false);
});

test('the runtime invokes the outbox Lambda only for inserts into the outbox, and retries failed records', async () => {
  const folder = temporaryFolder();
  const { file, batches } = fakeLambda(folder);
  const runtime = await startWithLambda(folder, file);
  onTestFinished(runtime.stop);
  const { put } = tableRows(runtime.environment);
  await put('$outbox#1', 'first');
  await put('owner#1', 'owner');
  await put('$outbox#1', 'first', { again: true });
  await put('$outbox#2', 'fail-once');
  await put('$outbox#3', 'third');
  await runtime.settle();
  const delivered = batches().flat();
  expect(delivered.filter((key) => key === 'first')).toHaveLength(1);
  expect(delivered.filter((key) => key === 'fail-once')).toHaveLength(2);
  expect(delivered.at(-1)).toBe('third');
  expect(delivered).not.toContain('owner');
});

test('a batch of stream records has at most ten records', async () => {
  const folder = temporaryFolder();
  const { file, batches } = fakeLambda(folder);
  const first = await startWithLambda(folder, file);
  const keys = Array.from({ length: 25 }, (_, place) => `row-${place}`);
  const { put } = tableRows(first.environment);
  await Promise.all(keys.map((key) => put('$outbox#0', key)));
  await first.settle();
  await first.stop();
  expect(Math.max(...batches().map((batch) => batch.length))).toBeLessThanOrEqual(10);
  expect(new Set(batches().flat())).toEqual(new Set(keys));
});

test('the runtime continues to read the stream from its checkpoint after kill -9', async () => {
  const folder = temporaryFolder();
  const { file, batches } = fakeLambda(folder);
  const first = await startKillable(folder, file);
  const state = openState(join(folder, 'state.sqlite'));
  onTestFinished(() => state.close());
  const read = () => state.read('streamCheckpoint');
  await tableRows(first.environment).put('$outbox#1', 'before');
  await expect.poll(read).toBeDefined();
  await tableRows(first.environment).put('$outbox#1', 'at the end');
  await first.kill();
  const second = await startWithLambda(folder, file);
  onTestFinished(second.stop);
  await second.settle();
  expect(
    batches()
      .flat()
      .filter((key) => key === 'before'),
  ).toHaveLength(1);
  expect(batches().flat()).toContain('at the end');
});

test('a moved clock appears in the Date header and survives a restart', async () => {
  const folder = temporaryFolder();
  const { file } = fakeLambda(folder);
  const first = await startWithLambda(folder, file);
  first.clock.moveTo(new Date('2031-02-03T04:05:06Z'));
  const { headers } = await fetch(`${first.url}/api/health`);
  expect(headers.get('date')).toContain('03 Feb 2031');
  await first.stop();
  const second = await startWithLambda(folder, file);
  onTestFinished(second.stop);
  expect(second.clock.now().toISOString()).toContain('2031-02-03');
  second.clock.reset();
  expect(second.clock.offsetMs()).toBe(0);
});

test('a frozen clock changes only when it is moved, and runs again after a reset', async () => {
  const folder = temporaryFolder();
  const runtime = await startWithLambda(folder, fakeLambda(folder).file);
  onTestFinished(runtime.stop);
  runtime.clock.freeze();
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

test('the runtime deletes rows that have expired by the application clock', async () => {
  const folder = temporaryFolder();
  const runtime = await startWithLambda(folder, fakeLambda(folder).file);
  onTestFinished(runtime.stop);
  const { put, get } = tableRows(runtime.environment);
  const at = new Date('2030-01-01T00:00:00Z');
  await put('session#1', 'old', { expiresAt: at.getTime() / 1000 - 1 });
  await put('session#1', 'fresh', { expiresAt: at.getTime() / 1000 + 1 });
  await put('session#1', 'without expiry');
  const { AWS_ENDPOINT_URL_DYNAMODB = '', TABLE_NAME = '' } = runtime.environment;
  const sweeper = startExpirySweeper(AWS_ENDPOINT_URL_DYNAMODB, TABLE_NAME, () => at);
  expect(await sweeper.sweep()).toBe(1);
  await sweeper.stop();
  expect(await get('session#1', 'old')).toBeUndefined();
  expect(await get('session#1', 'fresh')).toBeDefined();
  expect(await get('session#1', 'without expiry')).toBeDefined();
});

test('the runtime restarts a database that died, with its data and at the same address', async () => {
  const folder = temporaryFolder();
  const runtime = await startWithLambda(folder, fakeLambda(folder).file);
  onTestFinished(runtime.stop);
  const { put, get } = tableRows(runtime.environment);
  await put('dog#1', 'dog');
  killDatabase(folder);
  await expect.poll(() => get('dog#1', 'dog').catch(() => undefined)).toBeDefined();
});

/** Kills the database of one data folder, which is found by its command line. */
function killDatabase(folder: string): void {
  const pid = execFileSync('ps', ['-eo', 'pid,args'])
    .toString()
    .split('\n')
    .find((line) => line.includes(`--db-path ${folder}`) && !line.includes('/bin/sh'))
    ?.trim()
    .split(' ')[0];
  process.kill(Number(pid), 'SIGKILL');
}
