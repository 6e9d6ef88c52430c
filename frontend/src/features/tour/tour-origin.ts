import type { Location } from 'react-router';
import { homePath } from '../../platform/session/paths.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';

/** Where the owner was when the tour started. */
const originEntry = storageEntry('tour_from', 'tab');

/** Stores the address from which the tour starts. It survives a reload. */
export function rememberOrigin({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  // An address that asks for the tour would offer it again.
  const isRequest = new URLSearchParams(search).has('tutorial');
  writeText(originEntry, isRequest ? pathname : pathname + search);
}

/** The address to return to after the tour, and forgets it. Home if there is none. */
export function takeOrigin(): string {
  const origin = readText(originEntry);
  remove(originEntry);
  return origin?.startsWith('/') && !origin.startsWith('//') ? origin : homePath;
}
