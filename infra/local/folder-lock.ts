import { DatabaseSync } from 'node:sqlite';

/** Held until `release`, or until the process ends in whatever way. */
export interface FolderLock {
  release(): void;
}

const busy = 5;

/**
 * Takes a lock that the operating system gives back by itself when the holder dies, so that it is never stale: an
 * exclusive transaction on an empty SQLite file. A file with a process id in it would have to be judged stale, and
 * in containers a new process often has the old one's id.
 * @returns `undefined` while someone else holds it, in this process or another
 * @throws when the file cannot be made
 */
export function takeLock(file: string): FolderLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

/** Waits for the lock for as long as it takes. */
export async function waitForLock(file: string): Promise<FolderLock> {
  for (;;) {
    const lock = takeLock(file);
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
