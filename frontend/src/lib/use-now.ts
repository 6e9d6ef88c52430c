import { useSyncExternalStore } from 'react';
import { now } from './now.ts';

/** Every local hour and day starts on a quarter hour in UTC, because time zone offsets are multiples of 15 minutes. */
const quarterMs = 15 * 60 * 1000;

const tickMs = 60 * 1000;

/** Calls `tick` every minute and when the tab becomes visible again, because timers are suspended in the background. */
function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, tickMs);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function getQuarter(): number {
  return Math.floor(now().getTime() / quarterMs);
}

/** Returns the current time. Re-renders when a new local hour or day may have started. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, getQuarter, getQuarter);
  return now();
}
