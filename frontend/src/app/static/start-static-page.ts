import type { account } from '#shared/contract/account.ts';
import { rememberInvite } from '../../domain/onboarding/invite-code.ts';
import { registerServiceWorker } from '../../lib/register-service-worker.ts';
import { userEntry } from '../../platform/session/user-entry.ts';
import { readText, remove } from '../../platform/storage/storage.ts';
import '../../ui/styles.ts';
import '../shell/app.css';

/** A copy, because importing the contract would exceed the script budget of static pages. The type keeps both equal. */
const userPath: typeof account.getUser.path = '/api/auth/user';

/** Redirects an owner to the app. Asks the server only if an owner is cached on this device. */
async function redirectOwner(appPath: string): Promise<void> {
  if (readText(userEntry) === null) return;
  const response = await fetch(userPath).catch(() => undefined);
  // A navigation within our site sends the SameSite=Strict cookie, unlike a link in an email.
  if (response?.ok) window.location.replace(appPath + window.location.search);
  else if (response?.status === 401) remove(userEntry);
}

/**
 * Starts a static page: stores the invite code of its URL and redirects owners to the app.
 * @param appPath the app's path for owners
 */
export function startStaticPage(appPath: string): void {
  rememberInvite(window.location.search);
  void redirectOwner(appPath);
  window.addEventListener('load', () => void registerServiceWorker().catch(() => undefined));
  // The Back button may restore a page from before the owner signed in.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void redirectOwner(appPath);
  });
}
