import type { Location } from 'react-router';
import { homePath } from '../../platform/session/paths.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';

/** The URL from which the owner started the tour. */
const returnAddressEntry = storageEntry('tour_from', 'tab');

/** Stores the current URL in this tab, so that the end of the tour can navigate back. */
export function saveTourReturnAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  // Returning to a URL that asks for the tour would offer the tour again.
  const isRequest = new URLSearchParams(search).has('tutorial');
  writeText(returnAddressEntry, isRequest ? pathname : pathname + search);
}

/** Reads and deletes the URL to return to after the tour. Returns home if none is stored. */
export function popTourReturnAddress(): string {
  const address = readText(returnAddressEntry);
  remove(returnAddressEntry);
  return address?.startsWith('/') && !address.startsWith('//') ? address : homePath;
}
