import type { account } from '#shared/contract/account.ts';
import { rememberInvite } from '../../domain/onboarding/invite-code.ts';
import { readText, remove } from '../../lib/storage.ts';
import '../../ui/styles.ts';
import '../app.css';

/** Written out, because the contract with its schemas weighs more than a static page's script may. Another path does not compile. */
const userPath: typeof account.getUser.path = '/api/auth/user';

/** Sends an owner to the app. The server is asked only if this device remembers an owner. */
async function redirectOwner(appPath: string): Promise<void> {
  if (readText('user') === null) return;
  const response = await fetch(userPath).catch(() => undefined);
  // This navigation starts on our own site, so it carries the strict cookie that a link from an email does not.
  if (response?.ok) window.location.replace(appPath + window.location.search);
  else if (response?.status === 401) remove('user');
}

/**
 * What every static page does: remembers the invite code of its address and sends owners to the app.
 * @param appPath the app's own page for owners
 */
export function startStaticPage(appPath: string): void {
  rememberInvite(window.location.search);
  void redirectOwner(appPath);
  // The Back button may restore a page from before the owner signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void redirectOwner(appPath);
  });
}
