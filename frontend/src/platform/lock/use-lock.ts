import { useSyncExternalStore } from 'react';
import type { User } from '#shared/contract/account.ts';
import { useSession } from '../session/use-user.ts';
import { readText } from '../storage/storage.ts';
import { isLocked, onLockChange } from './app-lock.ts';
import { type LockSettings, lockEntry, readLockSettings } from './lock-settings.ts';

/** Whether an owner's app is locked. Re-renders when that changes. */
export function useLocked(ownerId: string | undefined): boolean {
  return useSyncExternalStore(
    onLockChange,
    () => ownerId !== undefined && isLocked(ownerId),
    () => false,
  );
}

/**
 * Returns the signed-in owner, or null for a visitor and while the app is locked. For screens that stay open then: they
 * show nothing of the account.
 */
export function useUnlockedUser(): User | null {
  const { user } = useSession();
  return useLocked(user?.id) ? null : user;
}

/** Returns the settings of an owner's app lock, or null if it is off. Re-renders when they change. */
export function useLockSettings(ownerId: string): LockSettings | null {
  // The text is compared, because each read creates another object.
  useSyncExternalStore(onLockChange, () => readText(lockEntry('settings', ownerId)));
  return readLockSettings(ownerId);
}
