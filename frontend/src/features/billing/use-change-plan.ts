import { useQueryClient } from '@tanstack/react-query';
import { billing } from '#shared/contract/billing.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { subscriptionQuery } from '../../platform/session/use-subscription.ts';
import { billingTexts } from './texts.ts';
import { type Choice, invoicesKey, previewKey } from './use-billing.ts';

/** A choice with the amount that the owner has confirmed. Without an amount, nothing may be due today. */
export interface ConfirmedChoice extends Choice {
  dueTodayCents: number;
}

/** Returns a function that refetches everything that a change of the plan, or a failed charge, changes on the screens. */
export function useRefreshBilling(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    emitAppEvent('subscriptionChanged', {});
    await Promise.all([
      queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      queries.invalidateQueries({ queryKey: [invoicesKey] }),
    ]);
  };
}

/**
 * Returns a mutation that changes the plan for the amount that the owner has seen. If the amount has changed since, the
 * preview is read again. If a charge failed, the invoices are, too. If the bank wants the owner's confirmation, Stripe's
 * script asks for it, and the change is repeated.
 * @param onChanged called after the screens' data was refetched
 */
export function useChangePlan(onChanged: (choice: ConfirmedChoice) => void, { showsError = false } = {}) {
  const queries = useQueryClient();
  const refresh = useRefreshBilling();
  return useApiMutation({
    mutationFn: async (body: ConfirmedChoice, call) => {
      try {
        return await call(billing.changeSubscription, { body });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'confirmationRequired')) throw error;
        const { confirmPayment } = await import('./stripe/confirm-payment.ts');
        await confirmPayment();
        return call(billing.changeSubscription, { body });
      }
    },
    texts: billingTexts.changeSubscription,
    showsError,
    onSuccess: async (_, choice) => {
      await refresh();
      onChanged(choice);
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'amountChanged') {
        void queries.invalidateQueries({ queryKey: [previewKey] });
      } else void refresh();
      return false;
    },
  });
}
