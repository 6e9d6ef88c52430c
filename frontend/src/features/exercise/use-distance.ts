import { useEffect, useState } from 'react';
import { createOdometer } from './distance.ts';
import { isRunning, type Walk } from './walk.ts';
import { readWalk, writeWalk } from './walk-store.ts';

/** Adds the way of each new position to the walk's distance. The positions are not stored. */
function watchDistance(ownerId: string): () => void {
  const measure = createOdometer();
  const watch = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => {
      const meters = measure({
        latitude: coords.latitude,
        longitude: coords.longitude,
        accuracy: coords.accuracy,
        at: timestamp,
      });
      const walk = readWalk(ownerId);
      if (meters > 0 && walk?.meters != null) writeWalk({ ...walk, meters: walk.meters + meters });
    },
    () => undefined,
    { enableHighAccuracy: true, maximumAge: 5000 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}

/**
 * Measures the distance of a walk while it is running, if the owner has allowed it. If the app is open in several tabs, one
 * of them measures.
 */
export function useDistance(walk: Walk | undefined): void {
  const ownerId = walk?.ownerId;
  const isMeasured = walk !== undefined && walk.meters !== null && isRunning(walk);
  useEffect(() => {
    if (!isMeasured || !ownerId || !('geolocation' in navigator)) return;
    const stopped = new AbortController();
    const ended = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()));
    const run = async () => {
      if (stopped.signal.aborted) return;
      const stop = watchDistance(ownerId);
      await ended;
      stop();
    };
    // Other tabs wait for the lock. It is only available in a secure context, as is the position.
    void navigator.locks?.request('walk-distance', { signal: stopped.signal }, run).catch(() => undefined);
    return () => stopped.abort();
  }, [isMeasured, ownerId]);
}

/** Asks for the device's position, for which the browser may ask the owner. Returns whether it is allowed. */
function askForPosition(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(false);
    navigator.geolocation.getCurrentPosition(
      () => resolve(true),
      // Without a signal, the distance may be measured later. Only a refusal is final.
      ({ code, PERMISSION_DENIED }) => resolve(code !== PERMISSION_DENIED),
      { maximumAge: 60_000, timeout: 10_000 },
    );
  });
}

/** Returns whether asking is running, whether the owner has refused, and the function that asks. */
export function useAskForPosition(onAllowed: () => void) {
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = async () => {
    setStatus('asking');
    const isAllowed = await askForPosition();
    setStatus(isAllowed ? 'idle' : 'refused');
    if (isAllowed) onAllowed();
  };
  return { status, ask };
}
