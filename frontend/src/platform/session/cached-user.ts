import type { User } from '#shared/contract/account.ts';
import { sessionSeconds } from '#shared/session.ts';
import { now } from '../../lib/now.ts';
import { readJson, remove, writeJson } from '../storage/storage.ts';
import { userEntry } from './user-entry.ts';

/**
 * The fields of an owner that are cached for an offline start: those that the shell needs, and the vet's phone number
 * for an emergency. Scripts and other people can read the cache, so it contains neither the home address nor other
 * account data.
 */
const cachedFields = [
  'id',
  'email',
  'emailVerified',
  'firstName',
  'lastName',
  'profileImageUrl',
  'timeZone',
  'units',
  'trialEndsAt',
  'vetName',
  'vetPhone',
] as const satisfies (keyof User)[];

/** The cached owner as stored in the browser. */
interface Entry extends Partial<User> {
  /** Whether "Remember me" was chosen at sign-in. */
  remembered?: boolean;
  /** When the owner signed in on this device, and when that session ends at the latest, as ISO 8601 instants. */
  signedInAt?: string;
  until?: string;
}

/** Default values for the fields that are not cached or are missing in an entry. */
const blankUser: Omit<User, 'id' | 'email'> = {
  emailVerified: false,
  emailUndeliverable: false,
  firstName: '',
  lastName: '',
  profileImageUrl: null,
  homeAddress: null,
  city: null,
  state: null,
  zipCode: null,
  timeZone: 'UTC',
  units: 'lb',
  vetName: null,
  vetPhone: null,
  experienceLevel: null,
  primaryGoals: [],
  roles: [],
  trialEndsAt: '1970-01-01T00:00:00.000Z',
  isFirstLogin: false,
  createdAt: '1970-01-01T00:00:00.000Z',
  deletesAt: null,
};

/** Reads the stored entry. Returns null if it has no ID or email, or if its session has ended. */
function readEntry(): (Entry & Pick<User, 'id' | 'email'>) | null {
  const stored = readJson(userEntry);
  if (typeof stored !== 'object' || stored === null) return null;
  const entry = stored as Entry;
  const { id, email, until = '' } = entry;
  if (typeof id !== 'string' || typeof email !== 'string' || !id || !email) return null;
  return Date.parse(until) > now().getTime() ? { ...entry, id, email } : null;
}

/**
 * Returns the owner that is cached on this device, or null. Deletes an entry whose session has ended.
 * @param known the owner as last fetched in this tab, with the fields that are not cached
 */
export function readCachedUser(known?: User | null): User | null {
  const entry = readEntry();
  if (!entry) {
    remove(userEntry);
    return null;
  }
  const { remembered: _, signedInAt: __, until: ___, ...user } = entry;
  return { ...(known?.id === user.id ? known : blankUser), ...user };
}

/**
 * Caches the signed-in owner until the end of the session. Later calls extend only a remembered session.
 * @param remembered at a sign-in, whether "Remember me" was chosen; otherwise undefined
 */
export function cacheUser(user: User, remembered?: boolean): void {
  const entry = readEntry();
  const previous = entry?.id === user.id && remembered === undefined ? entry : undefined;
  const isRemembered = remembered ?? previous?.remembered === true;
  const signedInAt = Date.parse(previous?.signedInAt ?? '') || now().getTime();
  const end = isRemembered
    ? Math.min(now().getTime() + sessionSeconds.remembered * 1000, signedInAt + sessionSeconds.absolute * 1000)
    : signedInAt + sessionSeconds.browser * 1000;
  writeJson(userEntry, {
    ...Object.fromEntries(cachedFields.map((name) => [name, user[name]])),
    remembered: isRemembered,
    signedInAt: new Date(signedInAt).toISOString(),
    until: new Date(end).toISOString(),
  } satisfies Entry);
}
