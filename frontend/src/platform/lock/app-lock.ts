import { readServerTime } from '../../lib/now.ts';
import { sendHeldDeletions } from '../lists/held-deletions.ts';
import { measureAway, removeLastUse, writeLastUse } from './last-use.ts';
import { type LockSettings, readLockSettings, removeLockEntries, writeLockSettings } from './lock-settings.ts';

/**
 * The shortest time away that is measured, in minutes. "At once" does not need it: the app locks when it is hidden. Only
 * the page load after signing in, and timers of a busy page, may take this long.
 */
const minMinutes = 1;

/** The owner for whom this page is unlocked, and those whose last use this page has checked. */
let unlockedFor: string | undefined;
const checked = new Set<string>();
const listeners = new Set<() => void>();

function emit(): void {
  for (const listener of listeners) listener();
}

/** Calls a function whenever the app is locked or unlocked, or its settings change. Returns the unsubscribe function. */
export function onLockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isAway(ownerId: string, minutes: number): boolean {
  return measureAway(ownerId) > Math.max(minutes, minMinutes) * 60_000;
}

/** Whether an owner's app is locked in this page. A page that was just loaded is locked unless the owner used one lately. */
export function isLocked(ownerId: string): boolean {
  const settings = readLockSettings(ownerId);
  if (!settings) return false;
  if (!checked.has(ownerId)) {
    // Until the server's clock is known, the app is locked, and is checked again.
    if (readServerTime() !== undefined) checked.add(ownerId);
    if (!isAway(ownerId, settings.minutes)) unlockedFor = ownerId;
  }
  return unlockedFor !== ownerId;
}

/** Locks the app in every tab. Without app lock, does nothing. */
export function lockApp(ownerId: string): void {
  if (!readLockSettings(ownerId)) return;
  // The lists with the hidden rows are about to be removed from the page, and nobody can press Undo.
  void sendHeldDeletions();
  removeLastUse(ownerId);
  checked.add(ownerId);
  unlockedFor = undefined;
  emit();
}

/** Unlocks the app in every tab. */
export function unlockApp(ownerId: string): void {
  writeLastUse(ownerId);
  checked.add(ownerId);
  unlockedFor = ownerId;
  emit();
}

/** Locks this page if the owner has been away too long or another tab is locked, and unlocks it if another tab is unlocked. */
export function updateLock(ownerId: string): void {
  const settings = readLockSettings(ownerId);
  if (settings && isAway(ownerId, settings.minutes)) {
    if (unlockedFor === ownerId) lockApp(ownerId);
  } else if (settings) {
    unlockedFor = ownerId;
  }
  emit();
}

/**
 * Records that the owner is using the app, unless it is or must be locked. A suspended device runs no timers, so waking up
 * must not count as use before the time away is checked.
 */
export function recordUse(ownerId: string): void {
  updateLock(ownerId);
  if (!isLocked(ownerId)) writeLastUse(ownerId);
}

/** Changes settings of the lock. Without app lock, which another tab may have turned off, does nothing. */
export function changeLock(ownerId: string, change: Partial<LockSettings>): void {
  const settings = readLockSettings(ownerId);
  if (settings) writeLockSettings(ownerId, { ...settings, ...change });
  emit();
}

/** Turns the lock off and deletes the passcode. */
export function turnOffLock(ownerId: string): void {
  removeLockEntries(ownerId);
  emit();
}

/** Records that the owner has signed out: a forgotten passcode is removed by signing in again. */
export function noteSignOut(ownerId: string): void {
  removeLastUse(ownerId);
  changeLock(ownerId, { hasSignedOut: true });
}

/** Removes the lock if the owner had signed out. After an expired session, the lock stays, and the app opens unlocked. */
export function openAfterSignIn(ownerId: string): void {
  const settings = readLockSettings(ownerId);
  if (settings?.hasSignedOut) removeLockEntries(ownerId);
  else if (settings) writeLastUse(ownerId);
}
