import { interruptedAddress, removeForeignDrafts } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { readJson, remove, writeJson } from '../../lib/storage.ts';

/** The screen that redirected to sign-in. */
interface ReturnAddress {
  address: string;
  /** The owner whose session expired there, if known. */
  ownerId?: string;
}

/** Stores the current URL for this tab, so that signing in leads back to it. */
export function saveReturnAddress(address: string, ownerId: string | undefined): void {
  writeJson('return_to', { address, ownerId } satisfies ReturnAddress);
}

/** Whether a path is a screen of this site. Storage can be tampered with, so it must not redirect anywhere else. */
function isScreen(address: string): boolean {
  const { origin } = window.location;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return false;
  const { origin: target, pathname } = new URL(address, origin);
  return (
    target === origin &&
    Object.values(paths).some((path) => path.replace(':id', pathname.split('/')[2] ?? '') === pathname)
  );
}

function takeReturnAddress(ownerId: string): string | undefined {
  const stored = readJson('return_to') as Partial<ReturnAddress> | null;
  remove('return_to');
  if (typeof stored?.address !== 'string' || !isScreen(stored.address)) return undefined;
  return stored.ownerId === undefined || stored.ownerId === ownerId ? stored.address : undefined;
}

/** The screen with a form that an expired session or the paywall interrupted for this owner. */
export function interruptedScreen(ownerId: string): string | undefined {
  const address = interruptedAddress(ownerId);
  return address !== undefined && isScreen(address) ? address : undefined;
}

/**
 * Where to go after signing in: to the interrupted form, else to the screen that required signing in, else home. Deletes
 * the drafts of other owners in this browser.
 */
export function addressAfterSignIn(ownerId: string): string {
  removeForeignDrafts(ownerId);
  const address = takeReturnAddress(ownerId);
  return interruptedScreen(ownerId) ?? address ?? paths.home;
}
