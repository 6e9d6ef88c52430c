import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The temporary folder of this Vitest run, which is deleted at the end of the run. Workers get its path from the
 * process that started them.
 */
export const runFolder = process.env.TEST_RUN_FOLDER ?? join(tmpdir(), `houndwell-run-${process.pid}`);

/**
 * Creates a folder for files that several test files use. The run deletes it, because a worker ends without running our
 * cleanup code.
 */
export function folderForRun(): string {
  mkdirSync(runFolder, { recursive: true });
  return mkdtempSync(join(runFolder, 'folder-'));
}

/** Deletes the folder of the run. Retries, because processes that end with their worker may still be writing to it. */
export function teardown(): void {
  rmSync(runFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
