import type * as z from 'zod/mini';
import { type NewPushSubscription, push } from '#shared/contract/push.ts';
import { call } from '../../lib/call.ts';
import { subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

type Options = Pick<z.input<typeof NewPushSubscription>, 'renews'>;

/**
 * Subscribes the browser, and tells the server. If the server refuses, the browser's subscription ends, too.
 * @throws DOMException if the browser cannot subscribe; CallError
 */
export async function subscribe(options: Options = {}): Promise<void> {
  const { publicKey } = await call(push.getPushKey);
  const { endpoint, keys } = (await subscribeBrowser(publicKey)).toJSON();
  try {
    const subscription = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
    await call(push.subscribeToPush, { body: { ...subscription, ...options } });
  } catch (error) {
    await unsubscribeBrowser();
    throw error;
  }
}
