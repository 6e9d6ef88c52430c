import { account, type User } from '#shared/contract/account.ts';
import { sessionHintName } from '#shared/session.ts';
import { call } from '../../lib/call.ts';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { reportReached } from '../../lib/connection.ts';
import { noteSignOut } from '../lock/app-lock.ts';
import { removeSavedEntries } from '../storage/saved-entries.ts';
import { clearOwnerData, remove } from '../storage/storage.ts';
import { cacheUser, readCachedUser } from './cached-user.ts';
import { homePath } from './paths.ts';
import { userEntry } from './user-entry.ts';

/** Why the session could not be checked: no response, or a server error. */
export type SessionCheckError = 'offline' | 'trouble';

/** The browser's session: who is signed in, and how certain that is. */
export interface Session {
  /** `failed` means that the check failed and no owner is cached, so it is unknown whether someone is signed in. */
  status: 'loading' | 'known' | 'failed';
  /** The signed-in owner, or null for a visitor. While the status is `loading`, this is the cached owner. */
  user: User | null;
  /** Why the last check failed; undefined after a success. If set, `user` may be outdated. */
  checkError?: SessionCheckError;
}

/** How long the server may take to check or end a session, in milliseconds. */
const timeout = 10_000;

let current: Session = { status: 'loading', user: readCachedUser() };
let expiredOwner: string | undefined;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Whether somebody may be signed in. Scripts cannot read the session cookie, so a second cookie says that it is there. */
function mayHaveSession(): boolean {
  return (
    readCachedUser() !== null || document.cookie.split('; ').some((each) => each.startsWith(`${sessionHintName}=`))
  );
}

/**
 * Asks the server who is signed in, unless nobody can be. Status 401 means that nobody is, and clears the cached owner.
 * After any other error, the cached owner is used.
 */
export async function checkSession(): Promise<Session> {
  if (!mayHaveSession()) {
    removeSavedEntries();
    return { status: 'known', user: null };
  }
  try {
    const user = await call(account.getUser, {}, { signal: AbortSignal.timeout(timeout) });
    cacheUser(user);
    return { status: 'known', user };
  } catch (error) {
    if (isUnauthorized(error)) {
      expiredOwner = current.user?.id ?? readCachedUser()?.id ?? expiredOwner;
      remove(userEntry);
      removeSavedEntries();
      return { status: 'known', user: null };
    }
    console.warn('The session could not be checked.', error);
    const user = readCachedUser(current.user);
    return { status: user ? 'known' : 'failed', user, checkError: error instanceof CallError ? 'trouble' : 'offline' };
  }
}

/** Returns the ID of the owner whose session has expired in this tab, if any. */
export function getExpiredOwnerId(): string | undefined {
  return expiredOwner;
}

let checking: Promise<void> | undefined;

/** Keeps the session of a visitor who is known to be signed out when a later check fails. */
function withKnownVisitor(next: Session): Session {
  const isVisitor = current.status === 'known' && !current.user;
  return next.status === 'failed' && isVisitor ? { ...current, checkError: next.checkError } : next;
}

/** Checks the session again and updates every screen. Concurrent calls share one check. */
export function refreshSession(): Promise<void> {
  checking ??= checkSession()
    .then((next) => setSession(withKnownVisitor(next)))
    .finally(() => {
      checking = undefined;
    });
  return checking;
}

/** Replaces the signed-in owner with the account data that a change returned. */
export function updateCachedUser(user: User): void {
  cacheUser(user);
  setSession({ ...current, user });
}

/** Clears the owner's data on this device and reloads the site at its start page. */
export function clearAndReload(): void {
  if (current.user) noteSignOut(current.user.id);
  clearOwnerData();
  window.location.assign(homePath);
}

/**
 * Ends the session, clears the owner's data and reloads the site. Only the server can delete the session cookie, so
 * after a failure the owner is still signed in and nothing is cleared.
 * @returns why it failed; undefined after a success
 */
export async function endSession(): Promise<SessionCheckError | undefined> {
  try {
    const answer = await fetch(account.signOut.path, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    reportReached(true);
    // After a success, the server redirects. With `redirect: 'manual'`, the response has this type and no status.
    if (answer.type !== 'opaqueredirect') return 'trouble';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'trouble';
    reportReached(false);
    return 'offline';
  }
  clearAndReload();
  return undefined;
}

/** Returns the current session. */
export function getSession(): Session {
  return current;
}

/** Subscribes to changes of the session. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
