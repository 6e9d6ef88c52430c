import { useMemo, useSyncExternalStore } from 'react';
import { NetworkError } from '../../lib/call-errors.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';
import type { Saved, SavedCopy } from '../storage/saved-rows.ts';

/** Whether the last call reached the server. */
export function useReached(): boolean {
  return useSyncExternalStore(onConnectionChange, isReached, () => true);
}

/**
 * Returns the stored result of a read while the server cannot be reached, otherwise undefined. An error response of the
 * server is no reason to show it.
 * @param key identifies the read: for the same key, the result is the same object
 * @param error of the last attempt
 */
export function useSaved<Data>(
  key: string,
  error: unknown,
  copy: SavedCopy<Data> | undefined,
): Saved<Data> | undefined {
  const isOffline = !useReached() || error instanceof NetworkError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `copy` is a new object each time, and `key` identifies it
  return useMemo(() => (isOffline ? copy?.read() : undefined), [isOffline, key]);
}
