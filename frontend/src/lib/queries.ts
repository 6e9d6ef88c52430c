import { QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './call-errors.ts';

/** How long query data counts as fresh, in milliseconds. */
export const freshMs = 5 * 60 * 1000;

/** Creates a query cache. Each owner gets a new one, so that nobody sees someone else's data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // By default, the library pauses calls by `navigator.onLine`, which is unreliable.
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The result of a read, or `empty` if the session has expired. Other errors are rethrown. */
export async function orEmpty<T>(empty: T, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isUnauthorized(error)) return empty;
    throw error;
  }
}
