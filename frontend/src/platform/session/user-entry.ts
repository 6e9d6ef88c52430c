import { storageEntry } from '../storage/storage.ts';

/**
 * The storage entry of the owner as last fetched, for an offline start. It is declared in this file because
 * `cached-user.ts` is too large for static pages.
 */
export const userEntry = storageEntry('user');
