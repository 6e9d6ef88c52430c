import { useSyncExternalStore } from 'react';
import type { User } from '#shared/contract/account.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';
import { onSessionChange, type Session, sessionNow, type Unsure } from './session.ts';

/** Who is using the site, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, sessionNow, sessionNow);
}

/**
 * The signed-in owner.
 * @throws Error outside the signed-in part of the site
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is for signed-in owners.');
  return user;
}

/** Why what is on the screen may be old, where it may be. */
export function useUnsure(): Unsure | undefined {
  const reached = useSyncExternalStore(onConnectionChange, isReached, () => true);
  const { unsure } = useSession();
  return reached ? unsure : 'offline';
}
