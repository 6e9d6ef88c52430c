import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { billing, type SubscriptionStatus } from '#shared/contract/billing.ts';
import { type Feature, includes } from '#shared/plans.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { freshMs } from '../../lib/queries.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(billing.getSubscriptionStatus, {}, { signal }),
  staleTime: freshMs,
});

/** The owner's plan and what it includes. */
export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Whether the owner's plan has a feature; undefined until it is known. */
export function useIncludes(feature: Feature): boolean | undefined {
  const { data } = useSubscription();
  return data && includes(data.tier, feature);
}

/**
 * Calls `save` when the component unmounts because the paywall replaces the shell or the other way around, since typed
 * text would be lost.
 */
export function useBeforePaywallChange(save: () => void): void {
  const queries = useQueryClient();
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useLayoutEffect(() => {
    const hasAccess = () => queries.getQueryData(subscriptionQuery.queryKey)?.canAccess ?? true;
    const before = hasAccess();
    return () => {
      if (hasAccess() !== before) latest.current();
    };
  }, [queries]);
}

/** The maximum delay of a browser timer, in milliseconds. */
const maxTimer = 2 ** 31 - 1;

/** Milliseconds until the trial ends; null without a running trial. */
export function computeTrialLeft(
  status: Pick<SubscriptionStatus, 'tier' | 'trialEndsAt'>,
  moment: Date,
): number | null {
  if (status.tier !== 'free-trial') return null;
  return Math.max(0, Date.parse(status.trialEndsAt) - moment.getTime());
}

/** Refetches the plan as soon as it changes or the trial ends, however fresh the data is. Mount it once. */
export function useWatchedSubscription() {
  const queries = useQueryClient();
  const query = useSubscription();
  const { data } = query;

  // When the tab becomes visible again, the plan may have changed elsewhere, and timers may have been suspended.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible' || !data) return;
      if (!data.canAccess || computeTrialLeft(data, now()) === 0)
        void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [queries, data]);

  useEffect(
    () =>
      onAppEvent('subscriptionChanged', () => void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey })),
    [queries],
  );

  useEffect(() => {
    const onError = (error: unknown) => {
      if (error instanceof CallError && error.code === 'planRequired')
        void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    };
    // A rejection by the server means that the cached plan may be outdated.
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  useEffect(() => {
    const wait = data && computeTrialLeft(data, now());
    if (typeof wait !== 'number' || wait > maxTimer) return;
    // One second later, because the clocks of browser and server agree only to the second.
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      wait + 1000,
    );
    return () => clearTimeout(timer);
  }, [queries, data]);

  return query;
}
