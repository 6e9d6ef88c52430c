import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { subscriptionQuery, useSubscription } from './use-subscription.ts';

/** The maximum delay of a browser timer, in milliseconds. */
const maxTimer = 2 ** 31 - 1;

/** Computes the milliseconds until the trial ends; null without a running trial. */
export function computeTrialLeft(
  status: Pick<SubscriptionStatus, 'tier' | 'trialEndsAt'>,
  moment: Date,
): number | null {
  if (status.tier !== 'free-trial') return null;
  return Math.max(0, Date.parse(status.trialEndsAt) - moment.getTime());
}

/**
 * Reads the owner's plan, and refetches it when the trial ends or the plan may have changed, even if the cached data is
 * still fresh. Mount it once.
 */
export function useWatchedSubscription() {
  const queries = useQueryClient();
  const query = useSubscription();
  const { data } = query;

  // While the tab was hidden, the plan may have changed elsewhere, and timers may have been suspended.
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
    // If the server answers `planRequired`, the cached plan may be outdated.
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
    // The refetch waits one more second, because the clocks of browser and server agree only to the second.
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      wait + 1000,
    );
    return () => clearTimeout(timer);
  }, [queries, data]);

  return query;
}
