import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolder } from '#test/support/run-folder.ts';

const folder = join(runFolder, 'used-actions');

/** Records an AWS action that a Lambda has used, for the end of the run. */
export function recordAction(lambda: string, action: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${lambda} ${action}\n`);
}

/** Every pair of Lambda and action that the run has recorded so far. */
export function recordedActions(): Set<string> {
  return new Set(
    globSync('*.txt', { cwd: folder }).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
    ),
  );
}
