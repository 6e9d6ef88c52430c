import { queryOptions, useQuery } from '@tanstack/react-query';
import { leadership } from '#shared/contract/leadership.ts';
import { call } from '../../lib/call.ts';
import { freshMs, orEmpty } from '../../lib/queries.ts';

export const applicationQuery = queryOptions({
  queryKey: ['leadership-application'],
  queryFn: ({ signal }) => orEmpty(null, call(leadership.getLeadershipApplication, {}, { signal })),
  staleTime: freshMs,
});

/** Reads the owner's latest application to become a Leading Member; null if there is none. */
export function useApplication() {
  return useQuery(applicationQuery);
}
