import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from '#test/support/run-folder.ts';

const folder = join(runFolder, 'used-actions');

/** Records that a Lambda has used an AWS action. The end of the test run reads the records. */
export function recordAction(lambda: string, action: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${lambda} ${action}\n`);
}

/** Returns all recorded pairs of Lambda and action of this run. */
export function recordedActions(): Set<string> {
  return new Set(
    globSync('*.txt', { cwd: folder }).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
    ),
  );
}
