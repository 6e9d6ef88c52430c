import { interruptedAddress, removeForeignDrafts } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { readJson, remove, writeJson } from '../../lib/storage.ts';

/** Where someone was when they were asked to sign in. */
interface ReturnAddress {
  address: string;
  /** Whose session had expired there; missing where nobody is known to have been signed in. */
  ownerId?: string;
}

/** Stores the address on screen for this tab, so that signing in leads back to it. */
export function saveReturnAddress(address: string, ownerId: string | undefined): void {
  writeJson('return_to', { address, ownerId } satisfies ReturnAddress);
}

/** Whether an address is a screen of this site: storage can be tampered with, and must never lead anywhere else. */
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

/** The screen of a form that was interrupted for this owner, by the end of the session or by the paywall. */
export function interruptedScreen(ownerId: string): string | undefined {
  const address = interruptedAddress(ownerId);
  return address !== undefined && isScreen(address) ? address : undefined;
}

/**
 * Where signing in leads: to the form that was interrupted, else to the screen that asked for the sign-in, else home. Deletes
 * what someone else has left behind in this browser.
 */
export function addressAfterSignIn(ownerId: string): string {
  removeForeignDrafts(ownerId);
  const address = takeReturnAddress(ownerId);
  return interruptedScreen(ownerId) ?? address ?? paths.home;
}
