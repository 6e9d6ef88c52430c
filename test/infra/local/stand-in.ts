import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { root } from '#test/support/folders.ts';

/** What clients and stand-ins agree on; one attempt, so that a refusal is seen as it came. */
export const access = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'nothing secret' },
  maxAttempts: 1,
};

export const { credentials } = access;

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stand-ins-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Stops what was started when the test ends, if the test has not done so. */
export function stoppedLater<Started extends { stop(): Promise<void> }>(started: Started): Started {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= started.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { ...started, stop };
}

/** How a call was refused. @throws when it was not */
export async function refusal(call: Promise<unknown>): Promise<{ name: string; status: number | undefined }> {
  try {
    await call;
  } catch (error) {
    const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
    return { name, status: $metadata?.httpStatusCode };
  }
  throw new Error('The call was answered.');
}

/**
 * Runs a stand-in in a process of its own and kills it without warning once `use` is done with it.
 * @param start an expression that starts it, with `dataDir` and `now` in scope
 */
export async function untilKilled(
  file: string,
  dataDir: string,
  start: string,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const code = `
    const module = await import('#infra/local/${file}');
    const dataDir = ${JSON.stringify(dataDir)};
    const credentials = ${JSON.stringify(credentials)};
    const now = () => new Date();
    const { url } = await module.${start};
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const [url] = await Promise.race([
      once(createInterface(child.stdout), 'line'),
      ended.then(() => Promise.reject(new Error('The stand-in did not start.'))),
    ]);
    await use(url as string);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
