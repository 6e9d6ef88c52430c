import type { Location } from 'react-router';
import { homePath } from '../../platform/session/paths.ts';
import { readText, remove, writeText } from '../../platform/storage/storage.ts';

/** Stores the address from which the tour starts. It survives a reload. */
export function rememberOrigin({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  // An address that asks for the tour would offer it again.
  const isRequest = new URLSearchParams(search).has('tutorial');
  writeText('tour_from', isRequest ? pathname : pathname + search);
}

/** The address to return to after the tour, and forgets it. Home if there is none. */
export function takeOrigin(): string {
  const origin = readText('tour_from');
  remove('tour_from');
  return origin?.startsWith('/') && !origin.startsWith('//') ? origin : homePath;
}
