import { storageEntry, writeJson } from '../storage/storage.ts';

/** The screen that signing in leads back to, in this tab. */
export const returnEntry = storageEntry('return_to', 'tab');

/** The screen that redirected to sign-in. */
export interface ReturnAddress {
  address: string;
  /** The owner whose session expired there, if known. */
  ownerId?: string;
}

/** Stores the current URL for this tab, so that signing in leads back to it. */
export function saveReturnAddress(address: string, ownerId: string | undefined): void {
  writeJson(returnEntry, { address, ownerId } satisfies ReturnAddress);
}
