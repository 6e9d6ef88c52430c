import type { account } from '#shared/contract/account.ts';
import { rememberInvite } from '../../domain/onboarding/invite-code.ts';
import { registerServiceWorker } from '../../lib/register-service-worker.ts';
import { userEntry } from '../../platform/session/user-entry.ts';
import { readText, remove } from '../../platform/storage/storage.ts';
import '../../ui/styles.ts';
import '../shell/app.css';

/** A copy, as importing the contract would exceed the script budget of static pages. The type checks the equality. */
const userPath: typeof account.getUser.path = '/api/auth/user';

/** Redirects a signed-in owner to the app. Checks the session only if an owner is cached on this device. */
async function redirectOwner(appPath: string): Promise<void> {
  if (readText(userEntry) === null) return;
  const response = await fetch(userPath).catch(() => undefined);
  // A navigation within our site sends the SameSite=Strict cookie, unlike a link in an email.
  if (response?.ok) window.location.replace(appPath + window.location.search);
  else if (response?.status === 401) {
    remove(userEntry);
    delete document.documentElement.dataset.owner;
  }
}

/**
 * Starts a static page: stores the invite code of the URL, redirects owners to the app, and registers the service
 * worker.
 * @param appPath the path in the app to redirect owners to
 */
export function startStaticPage(appPath: string): void {
  rememberInvite(window.location.search);
  void redirectOwner(appPath);
  window.addEventListener('load', () => void registerServiceWorker().catch(() => undefined));
  // The Back button may restore a page that was shown before the owner signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void redirectOwner(appPath);
  });
}
