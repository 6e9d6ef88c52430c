import { registerServiceWorker } from '../../lib/service-worker.ts';
import { onSessionChange, sessionNow } from '../../platform/session/session.ts';
import { markOwner } from '../../platform/storage/owner-mark.ts';

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
