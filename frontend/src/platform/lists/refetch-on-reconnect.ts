import type { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../lib/call-errors.ts';
import { isReached, onConnectionChange } from '../../lib/connection.ts';

/** The `meta` of queries that `refetchOnReconnect` repeats: those whose results are stored. */
export const refetchesOnReconnect = { refetchesOnReconnect: true };

/**
 * Repeats the reads on screen that failed without a connection, once a call reaches the server again. Returns the
 * unsubscribe function.
 */
export function refetchOnReconnect(queries: QueryClient): () => void {
  return onConnectionChange(() => {
    if (!isReached()) return;
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ meta, state }) => Boolean(meta?.refetchesOnReconnect) && state.error instanceof NetworkError,
    });
  });
}
