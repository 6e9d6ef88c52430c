import { queryOptions, useQuery } from '@tanstack/react-query';
import { billing, type PaymentSettings } from '#shared/contract/billing.ts';
import { call } from '../../lib/call.ts';

/** The payment provider never changes while a page is open. */
export const paymentSettingsQuery = queryOptions({
  queryKey: ['payment-settings'],
  queryFn: ({ signal }) => call(billing.getPaymentSettings, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Reads which payment provider the site uses, and its public key. */
export function usePaymentSettings() {
  return useQuery(paymentSettingsQuery);
}

/** Whether cards can be entered: with the test provider, or with Stripe once it is set up. */
export function takesCards({ provider, publishableKey }: PaymentSettings): boolean {
  return provider === 'test' || publishableKey !== null;
}
