import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, Plan } from '#shared/plans.ts';
import { call, callPage } from '../../lib/call.ts';
import { pagesQuery } from '../../platform/lists/use-pages.ts';
import { subscriptionQuery } from '../../platform/session/use-subscription.ts';

/** Extends the key of the subscription's status, so that both are refetched after the event `subscriptionChanged`. */
const detailsQuery = queryOptions({
  queryKey: [...subscriptionQuery.queryKey, 'details'],
  queryFn: ({ signal }) => call(billing.getSubscription, {}, { signal }),
  staleTime: 0,
});

/** Reads the owner's plan, its payment, and what is scheduled. */
export function useSubscriptionDetails() {
  return useQuery(detailsQuery);
}

/** A plan and its billing interval. */
export interface Choice {
  plan: Plan;
  interval: Interval;
}

/** The first part of the keys of all previews. */
export const previewKey = 'plan-preview';

/** Reads what choosing a plan would do and cost. Each preview is read anew, because amounts change with time. */
export function useChangePreview({ plan, interval }: Choice, enabled = true) {
  return useQuery({
    queryKey: [previewKey, plan, interval],
    queryFn: ({ signal }) => call(billing.previewSubscription, { body: { plan, interval } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    enabled,
  });
}

/** The first part of the keys of the invoices. */
export const invoicesKey = 'invoices';

const invoicesPerPage = 12;

/** Reads the owner's invoices page by page, newest first. */
export function useInvoices() {
  return useInfiniteQuery({
    ...pagesQuery([invoicesKey, 'pages'], (cursor, signal) =>
      callPage(billing.listInvoices, { query: { limit: invoicesPerPage, cursor } }, { signal }),
    ),
    staleTime: 0,
  });
}
