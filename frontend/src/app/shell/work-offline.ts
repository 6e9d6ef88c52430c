import { registerServiceWorker } from '../../lib/register-service-worker.ts';
import { getSession, onSessionChange } from '../../platform/session/session.ts';
import { markOwner } from '../../platform/storage/owner-mark.ts';

function markSession(): void {
  const { status, user } = getSession();
  if (status === 'known') markOwner(user !== null);
}

/** Registers the service worker, so that the app can start offline from the next visit on. */
export function workOffline(): Promise<void> {
  markSession();
  onSessionChange(markSession);
  return registerServiceWorker();
}
