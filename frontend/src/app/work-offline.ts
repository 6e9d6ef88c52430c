import { onSessionChange, sessionNow } from '../domain/session/session.ts';
import { markOwner } from '../lib/owner-mark.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';

function markSession(): void {
  const { status, user } = sessionNow();
  if (status === 'known') markOwner(user !== null);
}

/** Lets the app start offline from the next visit on. */
export function workOffline(): Promise<void> {
  markSession();
  onSessionChange(markSession);
  return registerServiceWorker();
}
