import { getSession } from '../session/session.ts';
import { isLocked, lockApp, recordUse, updateLock } from './app-lock.ts';
import { lockEntry, readLockSettings } from './lock-settings.ts';

/**
 * How often a visible page records that it is in use, and a hidden page checks whether it must lock, in milliseconds:
 * more often than the shortest time away.
 */
const tickMs = 10_000;

/** Hides the page, so that neither the list of open apps nor the first frame after coming back shows it. */
function setCovered(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered);
}

function findOwner(): string | undefined {
  return getSession().user?.id;
}

function leave(): void {
  const ownerId = findOwner();
  const settings = ownerId === undefined ? null : readLockSettings(ownerId);
  if (ownerId === undefined || !settings || isLocked(ownerId)) return;
  setCovered(true);
  if (settings.minutes === 0) lockApp(ownerId);
  else recordUse(ownerId);
}

function comeBack(): void {
  const ownerId = findOwner();
  if (ownerId !== undefined && readLockSettings(ownerId)) recordUse(ownerId);
  // After React has put the lock screen in place of the app.
  setTimeout(() => setCovered(false));
}

/** Locks the app after the owner has been away: no tab was visible for the chosen time. All tabs lock and unlock together. */
export function watchLock(): void {
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
  // Not every browser hides a page before it closes it.
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) comeBack();
  });
  window.addEventListener('storage', ({ key }) => {
    const ownerId = findOwner();
    if (ownerId === undefined) return;
    const names = ['settings', 'use'] as const;
    if (names.some((name) => lockEntry(name, ownerId).key === key)) updateLock(ownerId);
  });
  setInterval(() => {
    const ownerId = findOwner();
    if (ownerId === undefined || !readLockSettings(ownerId) || isLocked(ownerId)) return;
    if (document.hidden) updateLock(ownerId);
    else recordUse(ownerId);
  }, tickMs);
}
