import { queryOptions, useQuery } from '@tanstack/react-query';
import { billing } from '#shared/contract/billing.ts';
import { type Feature, includes } from '#shared/plans.ts';
import { call } from '../../lib/call.ts';
import { freshMs } from '../../lib/queries.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(billing.getSubscriptionStatus, {}, { signal }),
  staleTime: freshMs,
});

/** Reads the owner's plan and its features. */
export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Whether the owner's plan includes a feature; undefined while the plan is loading. */
export function useIncludes(feature: Feature): boolean | undefined {
  const { data } = useSubscription();
  return data && includes(data.tier, feature);
}
