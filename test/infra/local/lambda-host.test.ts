import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startLambdaHost } from '#infra/local/lambda-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'houndwell-lambdas-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** Longer than any machine stands still: what is answered in the end is no test of time. */
const patientSeconds = 60;

/** A running host with one Lambda of this code, called `it`; as `hasty` the same one has that many seconds. */
async function hostOf(code: string, hastySeconds = 0.2) {
  count += 1;
  const file = join(folder, `lambda-${count}.ts`);
  writeFileSync(file, code);
  let printed = '';
  const host = await startLambdaHost({
    lambdas: {
      it: { file, memoryMb: 256, timeoutSeconds: patientSeconds },
      hasty: { file, memoryMb: 256, timeoutSeconds: hastySeconds },
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

test('a Lambda sees its event as JSON, its own context and only the environment it was given', async () => {
  const { host } = await hostOf(`
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
  expect(answer.left).toBeLessThanOrEqual(patientSeconds * 1000);
});

test('a Lambda that throws fails the invocation, and its trace is printed', async () => {
  const { host, printed } = await hostOf(`export const handler = () => { throw new TypeError('no such dog'); };`);
  await expect(host.invoke('it', {})).rejects.toMatchObject({
    name: 'LambdaFailed',
    message: 'TypeError: no such dog',
  });
  expect(printed()).toContain('lambda-');
});

test('a Lambda that takes too long is given up, and the next invocation is answered', async () => {
  const { host } = await hostOf('export const handler = (event: any) => event.wait ? new Promise(() => {}) : "done";');
  await expect(host.invoke('hasty', { wait: true })).rejects.toMatchObject({ name: 'LambdaTimedOut' });
  expect(await host.invoke('it', {})).toBe('done');
});

test('a Lambda stuck in a loop is given up, and its thread is replaced', async () => {
  const { host } = await hostOf('export const handler = (event: any) => { while (event.loop); return "done"; };');
  await expect(host.invoke('hasty', { loop: true })).rejects.toMatchObject({ name: 'LambdaTimedOut' });
  await expect.poll(() => host.invoke('it', {}).catch(() => 'not yet')).toBe('done');
});

/** As when a laptop sleeps or a shared machine stalls. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('a machine that stands still takes nothing of a Lambda’s time', async () => {
  const { host } = await hostOf('export const handler = () => new Promise((done) => setTimeout(done, 20, "done"));', 2);
  const answer = host.invoke('hasty', {});
  // So that it has begun.
  await new Promise((resolve) => setImmediate(resolve));
  standStill(4000);
  expect(await answer).toBe('done');
});

test.each(['', "import { setTimeout } from 'node:timers';"])(
  'nor does it let a Lambda give up a request whose answer is just arriving (%j)',
  async (timers) => {
    const { host } = await hostOf(`
    ${timers}
    export const handler = () => new Promise((done, fail) => {
      const { port1, port2 } = new MessageChannel();
      setTimeout(() => fail(new Error('gave up')), 300);
      port2.once('message', (answer: string) => { port2.close(); done(answer); });
      port1.postMessage('an answer');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    });`);
    expect(await host.invoke('it', {})).toBe('an answer');
  },
);

test('a timer that a Lambda begins anew after it rang rings again', async () => {
  const { host } = await hostOf(`
    export const handler = () => new Promise((done) => {
      let rang = 0;
      const timer = setTimeout(() => {
        rang += 1;
        if (rang === 3) done(rang);
        else timer.refresh();
      }, 20);
    });`);
  expect(await host.invoke('it', {})).toBe(3);
});

test('a Lambda that ends its process fails what was under way, and the next invocation finds a new one', async () => {
  const { host } = await hostOf('export const handler = (event: any) => event.die ? process.exit(1) : "alive";');
  await expect(host.invoke('it', { die: true })).rejects.toMatchObject({ name: 'LambdaFailed' });
  expect(await host.invoke('it', {})).toBe('alive');
});

test('a rejection that nobody handles ends the process, as on AWS', async () => {
  const { host, printed } = await hostOf(
    'export const handler = () => { void Promise.reject(new Error("forgotten")); return new Promise(() => {}); };',
  );
  await expect(host.invoke('it', {})).rejects.toMatchObject({ name: 'LambdaFailed' });
  expect(printed()).toContain('forgotten');
});

test.each(['CLOCK_OFFSET_MS', 'CLOCK_STANDS_AT_MS'])(
  'a clock set by %s is seen by the very next invocation, and by threads that start later, until it is set back',
  async (variable) => {
    const { host } = await hostOf(
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

test('what Lambdas print is passed on', async () => {
  const { host, printed } = await hostOf('export const handler = () => { console.log("a line"); };');
  expect(await host.invoke('it', {})).toBeNull();
  await expect.poll(printed).toContain('a line');
});

test('a restart runs the changed code, while what is under way finishes on the old', async () => {
  const { host, file } = await hostOf(
    'export const handler = (event: any) => new Promise((done) => setTimeout(done, event.ms, "old"));',
  );
  const underWay = host.invoke('it', { ms: 300 });
  writeFileSync(file, 'export const handler = () => "new";');
  const restarted = host.restart();
  expect(await host.invoke('it', { ms: 0 })).toBe('new');
  await restarted;
  expect(await underWay).toBe('old');
});

test('code that cannot be loaded says where, and recovers once it is mended', async () => {
  await expect(hostOf('export const handler = ;')).rejects.toThrow(/lambda-\d+\.ts/);
  await expect(hostOf('export const other = 1;')).rejects.toThrow('exports no function called handler');
  const { host, file } = await hostOf('export const handler = () => "first";');
  writeFileSync(file, 'import "./missing.ts"; export const handler = () => "broken";');
  await expect(host.restart()).rejects.toThrow('missing.ts');
  await expect(host.invoke('it', {})).rejects.toThrow('missing.ts');
  writeFileSync(file, 'export const handler = () => "mended";');
  expect(await host.invoke('it', {})).toBe('mended');
});
