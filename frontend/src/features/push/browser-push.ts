/** What the browser says about push: whether it can have it, and whether it has. */
export interface BrowserPush {
  /**
   * - `ready`: the browser can ask the owner, or has asked.
   * - `needsHomeScreen`: an iPhone or iPad, where only apps on the home screen get push.
   * - `blocked`: the owner or the browser refuses notifications of our site.
   * - `unsupported`: the browser, or its private window, has no push.
   */
  state: 'ready' | 'needsHomeScreen' | 'blocked' | 'unsupported';
  /** The endpoint of the browser's subscription; undefined without one. */
  endpoint?: string | undefined;
}

function isAppleTouchDevice(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Reads what the browser says about push, without asking the owner. */
export async function readBrowserPush(): Promise<BrowserPush> {
  const isSupported = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;
  if (!isSupported) return { state: isAppleTouchDevice() ? 'needsHomeScreen' : 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return { state: 'unsupported' };
  const subscription = await registration.pushManager.getSubscription();
  return { state: 'ready', endpoint: subscription?.endpoint };
}

/**
 * Subscribes to push, with a new endpoint. The former subscription of this browser may be another owner's.
 * @throws DOMException if the browser cannot reach its push service
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await unsubscribeBrowser();
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the browser's subscription, if it has one. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
