import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the journeys of the Vitest run of this process record the AWS actions that Lambdas use. */
export const runFolder = join(tmpdir(), `houndwell-actions-${process.pid}`);

/** The same folder, in a worker of Vitest. */
const folder = process.env.USED_ACTIONS;

/** Records that a Lambda has used an action. Outside the journeys, it does nothing. */
export function recordAction(lambda: string, action: string): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${lambda} ${action}\n`);
}

/** Every recorded pair of Lambda and action. */
export function recordedActions(): Set<string> {
  const files = folder ? globSync('*.txt', { cwd: folder }) : [];
  return new Set(
    files.flatMap((file) =>
      readFileSync(join(folder ?? '', file), 'utf8')
        .split('\n')
        .filter(Boolean),
    ),
  );
}

/** Deletes the records at the end of the run. */
export function teardown(): void {
  rmSync(runFolder, { recursive: true, force: true });
}
