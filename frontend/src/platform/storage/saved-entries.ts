import { listEntries, remove, type StorageEntry, storageEntry } from './storage.ts';

const prefix = 'saved.';

/** Declares the storage entry of data that the owner can read offline. It is deleted at sign-out. */
export function savedEntry(name: string): StorageEntry {
  return storageEntry(prefix + name);
}

/** Deletes all data that is stored for reading it offline. Call it when the session has expired. */
export function removeSavedEntries(): void {
  for (const entry of listEntries(prefix)) remove(entry);
}
