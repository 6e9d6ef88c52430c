import { isReached, onConnectionChange, onSuccess } from '../../lib/connection.ts';
import { now } from '../../lib/now.ts';
import { readCachedUser } from './cached-user.ts';
import { getSession, onSessionChange, refreshSession } from './session.ts';
import { userEntry } from './user-entry.ts';

/** Delays between checks while the server does not respond, in milliseconds. */
const firstWait = 2000;
const maxWait = 60_000;

/** The server renews a session at most once an hour. */
const maxAge = 3600_000;

/** Epoch milliseconds. */
let checkedAt = 0;

async function check(): Promise<void> {
  await refreshSession();
  // Only now the server's clock is known.
  checkedAt = now().getTime();
}

/** Checks again if the last check failed, or is an hour old: only a check renews the session of a tab that stays open. */
function recheck(): void {
  const { checkError, user } = getSession();
  if (checkError || (user && now().getTime() - checkedAt >= maxAge)) void check();
}

/** Checks with exponential backoff until the server answers. A hidden page waits until it is visible. */
function retryUntilKnown(): void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onSessionChange(() => {
    clearTimeout(timer);
    if (!getSession().checkError) {
      wait = firstWait;
      return;
    }
    // Jitter spreads the requests when the server recovers.
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
  // The Back button may restore a page from before a sign-out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshSession();
  });
  // Detects a sign-in or sign-out in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === userEntry.key && readCachedUser()?.id !== getSession().user?.id) void refreshSession();
  });
}
