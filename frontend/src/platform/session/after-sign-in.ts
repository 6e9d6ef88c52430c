import { isScreen } from '../screens.ts';
import { interruptedAddress, removeForeignDrafts } from '../storage/drafts.ts';
import { readJson, readText, remove, writeText } from '../storage/storage.ts';
import { homePath } from './paths.ts';
import type { ReturnAddress } from './return-address.ts';

/** What belongs to one owner, and stays after their session has expired. */
const personal = ['selected_dog', 'quick_start_done', 'quick_start_collapsed', 'tour_step', 'tour_from'] as const;

/** Forgets what the owner before has left in this browser, whose session may have expired without a sign-out. */
export function forgetOtherOwner(ownerId: string): void {
  const before = readText('last_owner');
  if (before !== null && before !== ownerId) for (const name of personal) remove(name);
  writeText('last_owner', ownerId);
}

/** Whether an address is a screen of this site. Storage can be tampered with, so it must not redirect anywhere else. */
function isOwnScreen(address: string): boolean {
  const { origin } = window.location;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return false;
  const { origin: target, pathname } = new URL(address, origin);
  return target === origin && isScreen(pathname);
}

function takeReturnAddress(ownerId: string): string | undefined {
  const stored = readJson('return_to') as Partial<ReturnAddress> | null;
  remove('return_to');
  if (typeof stored?.address !== 'string' || !isOwnScreen(stored.address)) return undefined;
  return stored.ownerId === undefined || stored.ownerId === ownerId ? stored.address : undefined;
}

/** The screen with a form that an expired session or the paywall interrupted for this owner. */
export function interruptedScreen(ownerId: string): string | undefined {
  const address = interruptedAddress(ownerId);
  return address !== undefined && isOwnScreen(address) ? address : undefined;
}

/**
 * Where to go after signing in: to the interrupted form, else to the screen that required signing in, else home. Deletes
 * the drafts of other owners in this browser.
 */
export function addressAfterSignIn(ownerId: string): string {
  forgetOtherOwner(ownerId);
  removeForeignDrafts(ownerId);
  const address = takeReturnAddress(ownerId);
  return interruptedScreen(ownerId) ?? address ?? homePath;
}
