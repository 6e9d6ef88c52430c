import { DatabaseSync } from 'node:sqlite';

/** A lock that is held until `release` or until the process ends, however it ends. */
export interface FileLock {
  release(): void;
}

const busy = 5;

/**
 * Takes a lock, as an exclusive transaction on an empty SQLite file. The operating system releases it when the holder
 * dies, so it is never stale. A process ID in a file could be: in containers a new process often gets the old one's.
 * @returns `undefined` while this process or another one holds it
 * @throws when the file cannot be made
 */
export function tryLock(file: string): FileLock | undefined {
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

/** Waits until the lock is free and takes it. */
export async function waitForLock(file: string): Promise<FileLock> {
  for (;;) {
    const lock = tryLock(file);
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
