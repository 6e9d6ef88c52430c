import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { waitForLock } from '#infra/local/file-lock.ts';

/** The folder of `package.json`. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** A hash over the paths and contents of files and folders, which are named relative to the project. */
function fingerprint(sources: readonly string[], root = projectFolder): string {
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
  /** Files and folders that the result depends on, relative to the project. */
  sources: readonly string[];
  /** The absolute path of the result. */
  folder: string;
  build(): Promise<unknown>;
  root?: string;
}

/**
 * Builds unless the folder's `.stamp` holds the fingerprint of these sources. Of several processes at once, one builds
 * and the others wait for it.
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
    // Taken before the build, so that a change during the build leaves it stale.
    const building = fingerprint(sources, root);
    await build();
    writeFileSync(stamp, building);
    return true;
  } finally {
    lock.release();
  }
}
