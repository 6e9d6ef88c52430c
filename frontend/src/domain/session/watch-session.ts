import { isReached, onConnectionChange, onWell } from '../../lib/connection.ts';
import { storageKey } from '../../lib/storage.ts';
import { cachedUser, onSessionChange, refreshSession, sessionNow } from './session.ts';

/** The waits between two questions while the server does not say who is here, in milliseconds. */
const firstWait = 2000;
const longestWait = 60_000;

/** Asks again where the last answer was none. */
function askIfUnsure(): void {
  if (sessionNow().unsure) void refreshSession();
}

/** Asks in growing steps until the server has said who is here. A page that nobody looks at waits until it is looked at. */
function keepAsking(): void {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  onSessionChange(() => {
    clearTimeout(timer);
    if (!sessionNow().unsure) {
      wait = firstWait;
      return;
    }
    // Not all at the same moment, once a server comes back.
    timer = setTimeout(
      () => {
        if (!document.hidden) askIfUnsure();
      },
      wait * (0.75 + Math.random() / 2),
    );
    wait = Math.min(wait * 2, longestWait);
  });
  window.addEventListener('focus', askIfUnsure);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) askIfUnsure();
  });
}

/** Asks for the session now, and again whenever it may have changed outside this page. */
export function watchSession(): void {
  void refreshSession();
  keepAsking();
  onWell(askIfUnsure);
  onConnectionChange(() => {
    if (isReached()) askIfUnsure();
  });
  window.addEventListener('online', () => {
    if (sessionNow().unsure || !isReached()) void refreshSession();
  });
  // A page brought back by the Back button shows what it showed before someone signed out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshSession();
  });
  // Somebody signed in or out in another tab.
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey('user') && cachedUser()?.id !== sessionNow().user?.id) void refreshSession();
  });
}
