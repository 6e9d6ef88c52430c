import { QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './call-errors.ts';

/** How long a list counts as fresh, in milliseconds. */
export const freshMs = 5 * 60 * 1000;

/** The signed-in part's cache of answers. Made anew for each owner, so that nobody sees another's data. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The session's own check decides whether we are connected; the library's guess would only hold calls back.
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A read for which an ended session means: nothing to show. Every other failure stays one. */
export async function orEmpty<T>(empty: T, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isUnauthorized(error)) return empty;
    throw error;
  }
}
