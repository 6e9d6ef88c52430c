import { QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './call-errors.ts';

/** How long query data counts as fresh, in milliseconds. */
export const freshMs = 5 * 60 * 1000;

/** Creates a query cache. Each owner gets a new cache, so that nobody sees another owner's data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // By default, TanStack Query pauses calls while `navigator.onLine` is false, but that property is unreliable.
      queries: { staleTime: freshMs, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Awaits a read and returns its result, or `empty` if the session has expired. Rethrows other errors. */
export async function orEmpty<T>(empty: T, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isUnauthorized(error)) return empty;
    throw error;
  }
}
