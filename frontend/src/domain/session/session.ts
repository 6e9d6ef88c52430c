import type { User } from '#shared/contract/account.ts';
import { call } from '../../lib/call.ts';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { reportReached } from '../../lib/connection.ts';
import { getUser, signOutPath } from '../../lib/first-calls.ts';
import { paths } from '../../lib/paths.ts';
import { clearOwnerData, readJson, remove, writeJson } from '../../lib/storage.ts';

/** Why the server did not say who is here: nothing answered, or it answered with a failure of its own. */
export type Unsure = 'offline' | 'trouble';

/** Who is using the site. */
export interface Session {
  /** `failed`: the server did not say, and this device knows of nobody. That is not the same as nobody. */
  status: 'loading' | 'known' | 'failed';
  user: User | null;
  /** Set while what is known comes from this device alone. */
  unsure?: Unsure;
}

let current: Session = { status: 'loading', user: null };
let gone: string | undefined;
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

/** Asks who is signed in. Only 401 is nobody, and clears the cache; any other failure falls back to the cached owner. */
export async function askSession(): Promise<Session> {
  try {
    const user = await call(getUser);
    writeJson('user', user);
    return { status: 'known', user };
  } catch (error) {
    if (isUnauthorized(error)) {
      gone = current.user?.id ?? cachedUser()?.id ?? gone;
      remove('user');
      return { status: 'known', user: null };
    }
    console.warn('The session could not be checked.', error);
    const user = cachedUser();
    return { status: user ? 'known' : 'failed', user, unsure: error instanceof CallError ? 'trouble' : 'offline' };
  }
}

/** Takes whoever is here for a visitor until the server has said otherwise: a page built ahead is a visitor's. */
export function assumeVisitor(): void {
  current = { status: 'known', user: null };
}

/** Whose session has ended in this tab, if anybody's. */
export function whoWasHere(): string | undefined {
  return gone;
}

let asking: Promise<void> | undefined;

/** Whoever is a visitor stays one while the server does not say otherwise. */
function judged(next: Session): Session {
  const isVisitor = current.status === 'known' && !current.user;
  return next.status === 'failed' && isVisitor ? { ...current, unsure: next.unsure } : next;
}

/** Asks again and tells every screen; calls while one is under way share it. */
export function refreshSession(): Promise<void> {
  asking ??= askSession()
    .then((next) => become(judged(next)))
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Keeps the owner that signing in or up has answered. */
export function keepUser(user: User): void {
  writeJson('user', user);
}

/** How long the server may take to end a session, in milliseconds. */
const patience = 10_000;

/** Clears the owner's data on this device and starts over. */
export function leaveDevice(): void {
  clearOwnerData();
  window.location.assign(paths.home);
}

/**
 * Ends the session and leaves. Only the server can take the cookie away: where it did not, the owner is still signed in,
 * and nothing is cleared that would make it look otherwise.
 * @returns why it did not work
 */
export async function endSession(): Promise<Unsure | undefined> {
  try {
    const answer = await fetch(signOutPath, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    reportReached(true);
    // The redirect is its yes; one that is not followed has no status.
    if (answer.type !== 'opaqueredirect') return 'trouble';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'trouble';
    reportReached(false);
    return 'offline';
  }
  leaveDevice();
  return undefined;
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
