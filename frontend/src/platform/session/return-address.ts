import { storageEntry, writeJson } from '../storage/storage.ts';

/** The screen to which signing in leads back, in this tab. */
export const returnEntry = storageEntry('return_to', 'tab');

/** The address of the screen that redirected to sign-in. */
export interface ReturnAddress {
  address: string;
  /** The owner whose session expired on that screen, if known. */
  ownerId?: string;
}

/** Stores an address for this tab, so that signing in leads back to it. */
export function saveReturnAddress(address: string, ownerId: string | undefined): void {
  writeJson(returnEntry, { address, ownerId } satisfies ReturnAddress);
}
