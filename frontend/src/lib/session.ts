import type { User } from '#shared/contract/account.ts';
import { call } from './call.ts';
import { isReached, onConnectionChange } from './connection.ts';
import { isUnauthorized } from './failures.ts';
import { getUser, signOutPath } from './first-calls.ts';
import { clearOwnerData, readJson, remove, storageKey, writeJson } from './storage.ts';

/** Who is using the site. `offline` means the owner comes from the cache because the server could not be asked. */
export interface Session {
  status: 'loading' | 'known';
  user: User | null;
  offline: boolean;
}

const unknown: Session = { status: 'loading', user: null, offline: false };

let current = unknown;
const listeners = new Set<() => void>();

function become(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** What an older or partly stored entry may lack. */
const blankUser: Omit<User, 'id' | 'email'> = {
  emailVerified: false,
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
  roles: [],
  trialEndsAt: '1970-01-01T00:00:00.000Z',
  isFirstLogin: false,
  createdAt: '1970-01-01T00:00:00.000Z',
};

/** The owner kept on this device, if the entry names one by id and email. */
export function cachedUser(): User | null {
  const kept = readJson('user');
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, email } = kept as Partial<User>;
  if (typeof id !== 'string' || typeof email !== 'string' || !id || !email) return null;
  return { ...blankUser, ...kept, id, email };
}

/** Asks who is signed in: 401 is nobody and clears the cache; any other failure falls back to the cached owner. */
export async function askSession(): Promise<Session> {
  try {
    const user = await call(getUser);
    writeJson('user', user);
    return { status: 'known', user, offline: false };
  } catch (error) {
    if (isUnauthorized(error)) {
      remove('user');
      return { status: 'known', user: null, offline: false };
    }
    console.warn('The session could not be checked.', error);
    const user = cachedUser();
    return { status: 'known', user, offline: user !== null };
  }
}

/** Takes whoever is here for a visitor until the server has said otherwise: a page built ahead is a visitor's. */
export function assumeVisitor(): void {
  current = { status: 'known', user: null, offline: false };
}

let asking: Promise<void> | undefined;

/** Asks again and tells every screen; calls while one is under way share it. */
export function refreshSession(): Promise<void> {
  asking ??= askSession()
    .then(become)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Keeps the owner that signing in or up has answered. */
export function keepUser(user: User): void {
  writeJson('user', user);
}

/** Clears the owner's data on this device and lets the server end the session. */
export function signOut(): void {
  clearOwnerData();
  window.location.assign(signOutPath);
}

/** The session as of now, for `useSyncExternalStore`. */
export function sessionNow(): Session {
  return current;
}

/** Calls back at every change; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the session now, and again whenever it may have changed outside this page. */
export function watchSession(): void {
  void refreshSession();
  onConnectionChange(() => {
    if (isReached() && current.offline) void refreshSession();
  });
  window.addEventListener('online', () => {
    if (current.offline || !isReached()) void refreshSession();
  });
  // A page brought back by the Back button shows what it showed before someone signed out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshSession();
  });
  // Somebody signed in or out in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey('user') && cachedUser()?.id !== current.user?.id) void refreshSession();
  });
}
