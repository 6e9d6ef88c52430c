import { push } from '#shared/contract/push.ts';
import { call } from '../../lib/call.ts';
import { readBrowserPush, unsubscribeBrowser } from './browser-push.ts';
import { subscribe } from './subscribe.ts';

/**
 * Ends a subscription of this browser that does not belong to the session, such as that of another owner who has used this
 * browser. Subscribes again if our key has changed.
 */
export async function reconcileSubscription(): Promise<void> {
  const { endpoint } = await readBrowserPush();
  if (!endpoint) return;
  const own = (await call(push.listPushSubscriptions)).find(({ current }) => current);
  if (own?.endpoint !== endpoint) await unsubscribeBrowser();
  else if (own.outdated) await subscribe({ renews: true });
}
