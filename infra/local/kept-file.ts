import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What the file holds, or `undefined` where there is none. @throws when it is not JSON */
export function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the file in one step, so that a kill leaves the old content or the new, never half of it. Only its owner can read it. */
export function keep(file: string, content: unknown): void {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  renameSync(draft, file);
}
