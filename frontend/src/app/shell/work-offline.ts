import { registerServiceWorker } from '../../lib/register-service-worker.ts';
import { getSession, onSessionChange } from '../../platform/session/session.ts';
import { markOwner } from '../../platform/storage/owner-mark.ts';

function markSession(): void {
  const { status, user } = getSession();
  if (status === 'known') markOwner(user !== null);
}

/** The owner whose push subscription was checked. */
let checkedId: string | undefined;

/** Checks the push subscription of this browser for each owner who signs in. */
async function checkSubscription(): Promise<void> {
  const { status, user } = getSession();
  if (status !== 'known' || user?.id === checkedId) return;
  checkedId = user?.id;
  // A browser that has not allowed notifications has no subscription, so the check is not even loaded.
  if (!user || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { reconcileSubscription } = await import('../../features/push/reconcile.ts');
  // After a failure, the next visit checks again.
  await reconcileSubscription().catch(() => undefined);
}

/** Registers the service worker, so that the app can start offline from the next visit on, and push can reach it. */
export async function workOffline(): Promise<void> {
  markSession();
  onSessionChange(markSession);
  await registerServiceWorker();
  onSessionChange(() => void checkSubscription());
  await checkSubscription();
}
