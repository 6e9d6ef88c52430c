import { useSyncExternalStore } from 'react';
import { now } from './now.ts';

/** Time zone offsets are multiples of a quarter hour, so every local hour and day starts at a quarter. */
const quarterMs = 15 * 60 * 1000;

const tickMs = 60 * 1000;

/** Calls back every minute, and when the tab becomes visible, because timers pause in the background. */
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

/** The current time. Rerenders when a local hour or day may have started. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, getQuarter, getQuarter);
  return now();
}
