import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { waitForLock } from '#infra/local/file-lock.ts';

/** The absolute path of the repository's root, which contains `package.json`. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** Returns a hash of the paths and contents of `sources`: files and folders, relative to `root`. */
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
  /** Files and folders that the result depends on, relative to `root`. */
  sources: readonly string[];
  /** The absolute path of the folder that `build` writes. */
  folder: string;
  build(): Promise<unknown>;
  root?: string;
}

/**
 * Runs `build` unless the `.stamp` file in `folder` contains the fingerprint of `sources`. If several processes call
 * this at the same time, one builds and the others wait.
 * @returns whether this call ran `build`
 */
export async function buildWhenStale({ sources, folder, build, root = projectFolder }: Build): Promise<boolean> {
  const stamp = join(folder, '.stamp');
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources, root);
  if (isFresh()) return false;
  mkdirSync(dirname(folder), { recursive: true });
  const lock = await waitForLock(join(dirname(folder), `.${basename(folder)}.lock`));
  try {
    if (isFresh()) return false;
    // Computed before the build, so that a change during the build makes the result stale.
    const building = fingerprint(sources, root);
    await build();
    writeFileSync(stamp, building);
    return true;
  } finally {
    lock.release();
  }
}
