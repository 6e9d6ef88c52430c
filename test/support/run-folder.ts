import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the Vitest run of this process, or of the process that started this worker. It is deleted at the end. */
export const runFolder = process.env.TEST_RUN_FOLDER ?? join(tmpdir(), `houndwell-run-${process.pid}`);

/** Creates a folder for what lives longer than one test file: the worker ends without running code of ours. */
export function folderForRun(): string {
  mkdirSync(runFolder, { recursive: true });
  return mkdtempSync(join(runFolder, 'folder-'));
}

/** Deletes the folder. Processes that end with their worker may still write to it. */
export function teardown(): void {
  rmSync(runFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
