import { useSyncExternalStore } from 'react';
import { now } from './now.ts';

/** Time zones differ by quarter hours, so every hour and day starts with one. */
const quarterMs = 15 * 60 * 1000;

const tickMs = 60 * 1000;

/** Calls back each minute, and when the tab becomes visible: timers pause in the background. */
function subscribe(tick: () => void): () => void {
  const timer = setInterval(tick, tickMs);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function quarter(): number {
  return Math.floor(now().getTime() / quarterMs);
}

/** The current time. Renders again when an hour or a day may have started. */
export function useNow(): Date {
  useSyncExternalStore(subscribe, quarter, quarter);
  return now();
}
