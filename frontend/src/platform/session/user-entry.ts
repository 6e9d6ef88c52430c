import { storageEntry } from '../storage/storage.ts';

/** The owner as last fetched, to start offline. Apart from `cached-user.ts`, which is too large for static pages. */
export const userEntry = storageEntry('user');
