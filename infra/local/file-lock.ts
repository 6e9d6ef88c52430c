import { DatabaseSync } from 'node:sqlite';

/** A lock between processes. It is held until `release`, or until the process ends or crashes. */
export interface FileLock {
  release(): void;
}

const busy = 5;

/**
 * Takes a lock, as an exclusive transaction on an empty SQLite file. The operating system releases the lock when the
 * process ends, so the lock is never stale. A file with the holder's process ID could be stale, because in a container
 * a new process often gets the ID of an old process.
 * @returns `undefined` while this process or another process holds the lock
 * @throws Error when the file cannot be created
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

/** Waits until the lock is free, and takes the lock. */
export async function waitForLock(file: string): Promise<FileLock> {
  for (;;) {
    const lock = tryLock(file);
    if (lock) return lock;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
