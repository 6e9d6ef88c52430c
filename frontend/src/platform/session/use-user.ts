import { useSyncExternalStore } from 'react';
import type { User } from '#shared/contract/account.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';
import { getSession, onSessionChange, type Session, type SessionCheckError } from './session.ts';

/** The current session. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, getSession);
}

/**
 * The signed-in owner.
 * @throws Error if nobody is signed in
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is for signed-in owners.');
  return user;
}

/** Why the data on screen may be outdated; undefined if it is current. */
export function useSessionCheckError(): SessionCheckError | undefined {
  const reached = useSyncExternalStore(onConnectionChange, isReached, () => true);
  const { checkError } = useSession();
  return reached ? checkError : 'offline';
}
