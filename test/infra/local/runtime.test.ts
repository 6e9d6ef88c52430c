import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#infra/local/cannot-start.ts';
import { readKept } from '#infra/local/kept-file.ts';
import { startExpirySweeper } from '#infra/local/table.ts';
import { notingLambda, rows, startGiven, temporaryFolder } from '#test/infra/local/given-runtime.ts';

interface Running {
  child: ChildProcess;
  url: string;
  environment: Record<string, string>;
}

/** A runtime in its own process. */
async function inProcess(dataDir: string, lambdaFile: string): Promise<Running> {
  const script = join(import.meta.dirname, 'runtime-process.ts');
  const child = spawn(process.execPath, [script, dataDir, lambdaFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as Omit<Running, 'child'>) };
}

async function kill({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

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

test('a folder in use is refused by name, in the same process and in another', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const other = await inProcess(folder, file);
  await expect(startGiven(folder, file)).rejects.toThrow(CannotStart);
  await expect(startGiven(folder, file)).rejects.toThrow(`another Houndwell (process ${other.child.pid})`);
  await kill(other);
  const taken = await startGiven(folder, file);
  onTestFinished(taken.stop);
  await expect(startGiven(folder, file)).rejects.toThrow('already in use');
});

test('a port that is taken, on either form of the address, is refused by number', async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const folder = temporaryFolder();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, host, resolve));
    const { port } = holder.address() as { port: number };
    const refused = startGiven(folder, notingLambda(folder).file, { PORT: String(port) });
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(`Port ${port} is already taken`);
    holder.close();
  }
});

test('a data folder that cannot be written to is refused in a sentence that says how to choose another', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const inTheWay = join(folder, 'a-file');
  writeFileSync(inTheWay, '');
  for (const path of [inTheWay, join(inTheWay, 'below')]) {
    await expect(startGiven(path, file)).rejects.toThrow(CannotStart);
    await expect(startGiven(path, file)).rejects.toThrow(/cannot be written to .+ Set DATA_DIR/);
  }
});

test('a Lambda that does not load stops the start, and everything that had started', async () => {
  const folder = temporaryFolder();
  await expect(startGiven(folder, join(folder, 'missing.mjs'))).rejects.toThrow('missing.mjs');
  const runtime = await startGiven(folder, notingLambda(folder).file);
  await runtime.stop();
});

test('another DynamoDB that does not answer is named', async () => {
  const folder = temporaryFolder();
  const AWS_ENDPOINT_URL_DYNAMODB = 'http://127.0.0.1:9';
  const refused = startGiven(folder, notingLambda(folder).file, { AWS_ENDPOINT_URL_DYNAMODB });
  await expect(refused).rejects.toThrow(CannotStart);
  await expect(refused).rejects.toThrow(AWS_ENDPOINT_URL_DYNAMODB);
});

test('another DynamoDB is used where one is named', async () => {
  const [mine, theirs] = [temporaryFolder(), temporaryFolder()];
  const other = await startGiven(theirs, notingLambda(theirs).file);
  onTestFinished(other.stop);
  const AWS_ENDPOINT_URL_DYNAMODB = other.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const runtime = await startGiven(mine, notingLambda(mine).file, { AWS_ENDPOINT_URL_DYNAMODB });
  expect(runtime.environment).toMatchObject({ AWS_ENDPOINT_URL_DYNAMODB });
  await runtime.stop();
});

test('secrets are random for each data folder and readable by their owner alone', async () => {
  const secrets = [];
  for (const folder of [temporaryFolder(), temporaryFolder()]) {
    const runtime = await startGiven(folder, notingLambda(folder).file);
    const { ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY } = runtime.environment;
    secrets.push(ORIGIN_SECRET, SIGNING_SECRET, AWS_SECRET_ACCESS_KEY);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    await runtime.stop();
  }
  expect(new Set(secrets).size).toBe(6);
});

test('a damaged file of secrets is named, and new ones are made once it is removed', async () => {
  const folder = temporaryFolder();
  const { file } = notingLambda(folder);
  const secrets = join(folder, 'secrets.json');
  writeFileSync(secrets, '{"originSec');
  await expect(startGiven(folder, file)).rejects.toThrow(`The file ${secrets} is damaged`);
  rmSync(secrets);
  const runtime = await startGiven(folder, file);
  await runtime.stop();
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
  expect(Math.abs(second.clock.now().getTime() - Date.now())).toBeLessThan(1000);
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
  await endEngineOf(folder);
  await expect.poll(() => get('dog#1', 'dog').catch(() => undefined), { timeout: 10_000 }).toBeDefined();
});

/** Kills the engine of one data folder, found by that folder in its command line. */
async function endEngineOf(folder: string): Promise<void> {
  const { execFileSync } = await import('node:child_process');
  const pid = execFileSync('ps', ['-eo', 'pid,args'])
    .toString()
    .split('\n')
    .find((line) => line.includes(`--db-path ${folder}`) && !line.includes('/bin/sh'))
    ?.trim()
    .split(' ')[0];
  process.kill(Number(pid), 'SIGKILL');
}
