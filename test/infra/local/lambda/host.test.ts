import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startLambdaHost } from '#infra/local/lambda/host.ts';

const folder = mkdtempSync(join(tmpdir(), 'houndwell-lambdas-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

const longTimeoutSeconds = 60;

/** Starts a host with two Lambdas that run this code: `it`, and `short`, which has a short timeout. */
async function startHost(code: string) {
  count += 1;
  const file = join(folder, `lambda-${count}.ts`);
  writeFileSync(file, code);
  let printed = '';
  const host = await startLambdaHost({
    lambdas: {
      it: { file, memoryMb: 256, timeoutSeconds: longTimeoutSeconds },
      short: { file, memoryMb: 256, timeoutSeconds: 0.2 },
    },
    region: 'us-east-1',
    environment: { TABLE_NAME: 'table' },
    clock: {},
    output: (text) => {
      printed += text;
    },
  });
  onTestFinished(host.stop);
  return { host, file, printed: () => printed };
}

test('a Lambda gets its event as JSON, its context, and only its own environment', async () => {
  const { host } = await startHost(`
    export const handler = async (event: unknown, context: any) => ({
      event, environment: process.env, left: context.getRemainingTimeInMillis(),
      name: context.functionName, memory: context.memoryLimitInMB, gone: undefined,
    });`);
  const answer = (await host.invoke('it', { at: new Date(0), nothing: undefined })) as { left: number };
  expect(answer).toEqual({
    event: { at: '1970-01-01T00:00:00.000Z' },
    environment: { TABLE_NAME: 'table' },
    left: expect.any(Number),
    name: 'it',
    memory: '256',
  });
  expect(answer.left).toBeGreaterThan(0);
  expect(answer.left).toBeLessThanOrEqual(longTimeoutSeconds * 1000);
});

test('a Lambda that throws fails the invocation, and its stack is printed', async () => {
  const { host, printed } = await startHost(`export const handler = () => { throw new TypeError('no such dog'); };`);
  await expect(host.invoke('it', {})).rejects.toMatchObject({
    name: 'LambdaFailed',
    message: 'TypeError: no such dog',
  });
  expect(printed()).toContain('lambda-');
});

test('a Lambda that exceeds its time limit fails, and the next invocation succeeds', async () => {
  const { host } = await startHost(
    'export const handler = (event: any) => event.wait ? new Promise(() => {}) : "done";',
  );
  await expect(host.invoke('short', { wait: true })).rejects.toMatchObject({ name: 'LambdaTimedOut' });
  expect(await host.invoke('it', {})).toBe('done');
});

test('an endless loop fails at the time limit, and the next invocation succeeds', async () => {
  const { host } = await startHost('export const handler = (event: any) => { while (event.loop); return "done"; };');
  await expect(host.invoke('short', { loop: true })).rejects.toMatchObject({ name: 'LambdaTimedOut' });
  await expect.poll(() => host.invoke('it', {}).catch(() => 'not yet')).toBe('done');
});

test('a Lambda that ends its process fails, and the next invocation succeeds', async () => {
  const { host } = await startHost('export const handler = (event: any) => event.die ? process.exit(1) : "alive";');
  await expect(host.invoke('it', { die: true })).rejects.toMatchObject({ name: 'LambdaFailed' });
  expect(await host.invoke('it', {})).toBe('alive');
});

test('an unhandled rejection ends the process, as on AWS', async () => {
  const { host, printed } = await startHost(
    'export const handler = () => { void Promise.reject(new Error("forgotten")); return new Promise(() => {}); };',
  );
  await expect(host.invoke('it', {})).rejects.toMatchObject({ name: 'LambdaFailed' });
  expect(printed()).toContain('forgotten');
});

test.each(['CLOCK_OFFSET_MS', 'CLOCK_FROZEN_AT_MS'])(
  'the next invocation and later threads see a clock set by %s until it is reset',
  async (variable) => {
    const { host } = await startHost(
      `export const handler = (event: any) => event.die ? process.exit(1) : process.env.${variable} ?? "none";`,
    );
    expect(await host.invoke('it', {})).toBe('none');
    host.setClock({ [variable]: '86400000' });
    expect(await host.invoke('it', {})).toBe('86400000');
    await host.invoke('it', { die: true }).catch(() => {});
    expect(await host.invoke('it', {})).toBe('86400000');
    host.setClock({});
    expect(await host.invoke('it', {})).toBe('none');
  },
);

test('the host prints what Lambdas print', async () => {
  const { host, printed } = await startHost('export const handler = () => { console.log("a line"); };');
  expect(await host.invoke('it', {})).toBeNull();
  await expect.poll(printed).toContain('a line');
});

test('a restart runs the new code, and invocations in progress finish with the old code', async () => {
  const { host, file } = await startHost(
    'export const handler = (event: any) => new Promise((done) => setTimeout(done, event.ms, "old"));',
  );
  const underWay = host.invoke('it', { ms: 300 });
  writeFileSync(file, 'export const handler = () => "new";');
  const restarted = host.restart();
  expect(await host.invoke('it', { ms: 0 })).toBe('new');
  await restarted;
  expect(await underWay).toBe('old');
});

test('the host names a file that cannot be loaded, and recovers when the file is fixed', async () => {
  await expect(startHost('export const handler = ;')).rejects.toThrow(/lambda-\d+\.ts/);
  await expect(startHost('export const other = 1;')).rejects.toThrow('exports no function called handler');
  const { host, file } = await startHost('export const handler = () => "first";');
  writeFileSync(file, 'import "./missing.ts"; export const handler = () => "broken";');
  await expect(host.restart()).rejects.toThrow('missing.ts');
  await expect(host.invoke('it', {})).rejects.toThrow('missing.ts');
  writeFileSync(file, 'export const handler = () => "fixed";');
  expect(await host.invoke('it', {})).toBe('fixed');
});
