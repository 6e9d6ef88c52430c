import { isReached, onConnectionChange, onSuccess } from '../../lib/connection.ts';
import { now } from '../../lib/now.ts';
import { readCachedUser } from './cached-user.ts';
import { getSession, onSessionChange, refreshSession } from './session.ts';
import { userEntry } from './user-entry.ts';

/** The shortest and longest delay between checks while the server does not respond, in milliseconds. */
const firstWait = 2000;
const maxWait = 60_000;

/**
 * The age of a check after which the session is checked again, in milliseconds. The server renews a session at most
 * once an hour.
 */
const maxAge = 3600_000;

/** When the session was last checked, in epoch milliseconds. */
let checkedAt = 0;

async function check(): Promise<void> {
  await refreshSession();
  // `now()` uses the server's clock, which is known only after the first response.
  checkedAt = now().getTime();
}

/**
 * Checks the session again if the last check failed or is an hour old. A tab that stays open needs this to renew the
 * session.
 */
function recheck(): void {
  const { checkError, user } = getSession();
  if (checkError || (user && now().getTime() - checkedAt >= maxAge)) void check();
}

/**
 * Repeats a failed check with exponential backoff until the server responds. A hidden page waits until it is visible.
 */
function retryUntilKnown(): void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onSessionChange(() => {
    clearTimeout(timer);
    if (!getSession().checkError) {
      wait = firstWait;
      return;
    }
    // Random jitter spreads the requests of all browsers when the server recovers.
    timer = setTimeout(
      () => {
        if (!document.hidden) recheck();
      },
      wait * (0.75 + Math.random() / 2),
    );
    wait = Math.min(wait * 2, maxWait);
  });
  window.addEventListener('focus', recheck);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) recheck();
  });
}

/** Checks the session now, whenever it may have changed outside this page, and once an hour while the page is used. */
export function watchSession(): void {
  void check();
  retryUntilKnown();
  onSuccess(recheck);
  onConnectionChange(() => {
    if (isReached()) recheck();
  });
  window.addEventListener('online', () => {
    if (getSession().checkError || !isReached()) void refreshSession();
  });
  // The Back button may restore a page as it was before a sign-out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshSession();
  });
  // Another tab changes this entry when someone signs in or out.
  window.addEventListener('storage', (event) => {
    if (event.key === userEntry.key && readCachedUser()?.id !== getSession().user?.id) void refreshSession();
  });
}
