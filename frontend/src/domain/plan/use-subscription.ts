import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { type Feature, includes } from '#shared/plans.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { getSubscriptionStatus } from '../../lib/first-calls.ts';
import { now } from '../../lib/now.ts';
import { freshMs } from '../../lib/queries.ts';

/** How the owner's plan is asked for; fresh for five minutes. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
  staleTime: freshMs,
});

/** What the owner may use at the moment. */
export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Whether the owner's plan has a feature; undefined until it is known. */
export function useIncludes(feature: Feature): boolean | undefined {
  const { data } = useSubscription();
  return data && includes(data.tier, feature);
}

/**
 * Calls back when this part leaves because the gate takes the place of the shell, or the shell that of the gate: what is
 * being typed would be lost.
 */
export function useKeptAtGate(keep: () => void): void {
  const queries = useQueryClient();
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useLayoutEffect(() => {
    const hasAccess = () => queries.getQueryData(subscriptionQuery.queryKey)?.canAccess ?? true;
    const before = hasAccess();
    return () => {
      if (hasAccess() !== before) latest.current();
    };
  }, [queries]);
}

/** The longest wait that a browser's timer knows, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Milliseconds until the trial has ended, or null where there is none that runs. */
export function untilTrialEnds(status: Pick<SubscriptionStatus, 'tier' | 'trialEndsAt'>, moment: Date): number | null {
  if (status.tier !== 'free-trial') return null;
  return Math.max(0, Date.parse(status.trialEndsAt) - moment.getTime());
}

/** Asks anew as soon as a plan changes or the trial ends, however fresh the last answer is. Mounted once. */
export function useWatchedSubscription() {
  const queries = useQueryClient();
  const query = useSubscription();
  const { data } = query;

  // What was chosen on another device is seen on the way back to this tab; a timer may have slept with the device.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || !data) return;
      if (!data.canAccess || untilTrialEnds(data, now()) === 0)
        void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [queries, data]);

  useEffect(
    () =>
      onAppEvent('subscriptionChanged', () => void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey })),
    [queries],
  );

  useEffect(() => {
    const ask = (error: unknown) => {
      if (error instanceof CallError && error.code === 'planRequired')
        void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    };
    // A refusal by the server means that what is known here may be old.
    const stops = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') ask(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  useEffect(() => {
    const wait = data && untilTrialEnds(data, now());
    if (typeof wait !== 'number' || wait > longestTimer) return;
    // A second later: the clocks of browser and server are equal to the second only.
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      wait + 1000,
    );
    return () => clearTimeout(timer);
  }, [queries, data]);

  return query;
}
