import { useSyncExternalStore } from 'react';
import { now } from './now.ts';

/** Every time zone begins its hours at a quarter of an hour, so hours and days turn with it. */
const quarterMs = 15 * 60 * 1000;

const lookMs = 60 * 1000;

/** Looks at the clock each minute, and when the owner comes back to a tab whose timers slept. */
function watchClock(look: () => void): () => void {
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function quarter(): number {
  return Math.floor(now().getTime() / quarterMs);
}

/** Now, for words of the hour and of the day: the screen is drawn anew when either may have turned. */
export function useNow(): Date {
  useSyncExternalStore(watchClock, quarter, quarter);
  return now();
}
