import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openState, type State } from '#infra/local/state.ts';

/**
 * The configuration of test clients. The client makes only one attempt, so that a test sees each error as it was
 * returned.
 */
export const access = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'nothing secret' },
  maxAttempts: 1,
};

export const { credentials } = access;

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-local-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder and its state, which is closed after the test. */
export function dataFolder(dataDir = temporaryFolder()): { dataDir: string; state: State } {
  const state = openState(join(dataDir, 'state.sqlite'));
  onTestFinished(() => state.close());
  return { dataDir, state };
}

/** Stops an emulator after the test, unless the test has stopped it. */
export function stoppedAfterTest<Started extends { stop(): Promise<void> }>(started: Started): Started {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= started.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { ...started, stop };
}

/** The name and status of a call's error. @throws when the call succeeds */
export async function catchError(call: Promise<unknown>): Promise<{ name: string; status: number | undefined }> {
  try {
    await call;
  } catch (error) {
    const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
    return { name, status: $metadata?.httpStatusCode };
  }
  throw new Error('The call succeeded.');
}
