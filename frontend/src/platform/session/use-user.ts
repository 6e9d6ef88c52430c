import { useSyncExternalStore } from 'react';
import type { User } from '#shared/contract/account.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';
import { getSession, onSessionChange, type Session, type SessionCheckError } from './session.ts';

/** The session in prerendered HTML, which is the same for everybody. */
const unknownSession: Session = { status: 'loading', user: null };

/** Returns the current session. Re-renders when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => unknownSession);
}

function getOwnerId(): string | undefined {
  return getSession().user?.id;
}

/**
 * Returns the ID of the signed-in owner, if any. Unlike `useSession`, returns it while React takes over prerendered HTML,
 * too, so nothing changes for React right after that. Use it only where the HTML is the same for everybody.
 */
export function useOwnerId(): string | undefined {
  return useSyncExternalStore(onSessionChange, getOwnerId, getOwnerId);
}

/**
 * Returns the signed-in owner.
 * @throws Error if nobody is signed in
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is for signed-in owners.');
  return user;
}

/** Returns why the data on screen may be outdated; undefined if the server can be reached. */
export function useSessionCheckError(): SessionCheckError | undefined {
  const reached = useSyncExternalStore(onConnectionChange, isReached, () => true);
  const { checkError } = useSession();
  return reached ? checkError : 'offline';
}
