import { openAfterSignIn } from '../lock/app-lock.ts';
import { isScreen } from '../screens.ts';
import { findInterruptedAddress, removeForeignDrafts } from '../storage/drafts.ts';
import { clearOwnerEntries, readJson, readText, remove, storageEntry, writeText } from '../storage/storage.ts';
import { homePath } from './paths.ts';
import { type ReturnAddress, returnEntry } from './return-address.ts';

/** The ID of the owner who signed in last. */
const lastOwnerEntry = storageEntry('last_owner');

/**
 * Clears the previous owner's data in this browser if another owner signs in. The previous session may have expired
 * without a sign-out. The app lock of the owner who signs in opens, or is removed.
 */
export function forgetOtherOwner(ownerId: string): void {
  const before = readText(lastOwnerEntry);
  if (before !== null && before !== ownerId) clearOwnerEntries();
  writeText(lastOwnerEntry, ownerId);
  openAfterSignIn(ownerId);
}

/**
 * Whether an address leads to a screen of this site. Storage can be tampered with, so a stored address must not lead to
 * other sites.
 */
function isOwnScreen(address: string): boolean {
  const { origin } = window.location;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return false;
  const { origin: target, pathname } = new URL(address, origin);
  return target === origin && isScreen(pathname);
}

function takeReturnAddress(ownerId: string): string | undefined {
  const stored = readJson(returnEntry) as Partial<ReturnAddress> | null;
  remove(returnEntry);
  if (typeof stored?.address !== 'string' || !isOwnScreen(stored.address)) return undefined;
  return stored.ownerId === undefined || stored.ownerId === ownerId ? stored.address : undefined;
}

/**
 * Returns the address of the screen on which an expired session or the paywall interrupted this owner's form; undefined
 * if there is none.
 */
export function findInterruptedScreen(ownerId: string): string | undefined {
  const address = findInterruptedAddress(ownerId);
  return address !== undefined && isOwnScreen(address) ? address : undefined;
}

/**
 * Returns the address to open after signing in: the screen of the interrupted form, else the screen that required
 * signing in, else home. Deletes other owners' data and drafts from this browser, and the stored address of the screen
 * that required signing in.
 */
export function resolveAddressAfterSignIn(ownerId: string): string {
  forgetOtherOwner(ownerId);
  removeForeignDrafts(ownerId);
  const address = takeReturnAddress(ownerId);
  return findInterruptedScreen(ownerId) ?? address ?? homePath;
}
