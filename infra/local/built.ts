import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { waitForLock } from '#infra/local/folder-lock.ts';

/** The folder of the project. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** One value over the paths and the content of all these files and folders, given relative to the project. */
export function fingerprint(sources: readonly string[], root = projectFolder): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => {
    if (!existsSync(join(root, source))) return [];
    return statSync(join(root, source)).isDirectory() ? globSync(`${source}/**/*`, { cwd: root }) : [source];
  });
  for (const file of files.sort()) {
    if (!statSync(join(root, file)).isFile()) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export interface Build {
  /** What the result depends on, relative to the project. */
  sources: readonly string[];
  /** Where the result goes, absolute. */
  folder: string;
  build(): Promise<unknown>;
  root?: string;
}

/**
 * Builds unless the folder already holds what these sources give; the folder's `.stamp` says so. Several at once wait for
 * one another, so that one of them builds.
 * @returns whether it had to build
 */
export async function buildWhenStale({ sources, folder, build, root = projectFolder }: Build): Promise<boolean> {
  const stamp = join(folder, '.stamp');
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, root);
  if (isFresh()) return false;
  mkdirSync(dirname(folder), { recursive: true });
  const lock = await waitForLock(join(dirname(folder), `.${basename(folder)}.lock`));
  try {
    if (isFresh()) return false;
    // Taken before: what changes while it builds leaves it stale.
    const building = fingerprint(sources, root);
    await build();
    writeFileSync(stamp, building);
    return true;
  } finally {
    lock.release();
  }
}
