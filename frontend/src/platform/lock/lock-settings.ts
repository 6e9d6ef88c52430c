import {
  readJson,
  readText,
  remove,
  type StorageEntry,
  storageEntry,
  writeJson,
  writeText,
} from '../storage/storage.ts';

/** How many minutes the owner can be away before the app locks. */
export const lockMinutes = [0, 1, 5, 15] as const;

/** The settings of the app lock of one owner on this device. */
export interface LockSettings {
  method: 'passcode' | 'biometric';
  minutes: (typeof lockMinutes)[number];
  /** The salt and the hash of the passcode, in base64. */
  salt: string;
  hash: string;
  /** The ID of this device's credential for the method `biometric`, in base64. */
  credentialId?: string;
  /** Whether the owner has signed out since, so that signing in removes the lock. */
  hasSignedOut?: boolean;
}

/**
 * Declares an entry of an owner's app lock. The owner's ID is part of the name, so several owners can use one device. By
 * the first part of its name, the entry survives signing out.
 */
export function lockEntry(name: 'settings' | 'use' | 'failures', ownerId: string): StorageEntry {
  return storageEntry(`app_lock.${name}.${ownerId}`);
}

/** The settings of an entry that cannot be read. No passcode has this hash, so only signing out and in opens the app. */
const unreadable: LockSettings = { method: 'passcode', minutes: 0, salt: '', hash: '' };

/** Returns the settings of an owner's app lock; null if it is off. */
export function readLockSettings(ownerId: string): LockSettings | null {
  const entry = lockEntry('settings', ownerId);
  if (readText(entry) === null) return null;
  const stored = readJson(entry) as Partial<LockSettings> | null;
  if (typeof stored !== 'object' || !stored || typeof stored.salt !== 'string' || typeof stored.hash !== 'string') {
    return unreadable;
  }
  const minutes = lockMinutes.find((each) => each === stored.minutes) ?? 0;
  return { ...unreadable, ...stored, minutes };
}

/**
 * Stores the settings of an owner's app lock.
 * @returns false if the browser cannot keep them beyond this page. Then the settings stay as they were.
 */
export function writeLockSettings(ownerId: string, settings: LockSettings): boolean {
  const entry = lockEntry('settings', ownerId);
  const before = readText(entry);
  if (writeJson(entry, settings)) return true;
  remove(entry);
  if (before !== null) writeText(entry, before);
  return false;
}

/** Deletes everything that this device stores of an owner's app lock. */
export function removeLockEntries(ownerId: string): void {
  for (const name of ['settings', 'use', 'failures'] as const) remove(lockEntry(name, ownerId));
}
