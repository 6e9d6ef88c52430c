import { billing } from '#shared/contract/billing.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { billingTexts } from './texts.ts';

/**
 * Returns a mutation that chooses Free. During the trial, Free starts when the trial ends; otherwise at once.
 * @param onChosen called after the subscription was refetched
 */
export function useChooseFree(onChosen: () => void) {
  const { refetch } = useSubscription();
  return useApiMutation({
    mutationFn: (_: undefined, call) => call(billing.changeSubscription, { body: { plan: 'free' } }),
    texts: billingTexts.changeSubscription,
    onSuccess: async () => {
      emitAppEvent('subscriptionChanged', {});
      await refetch();
      onChosen();
    },
  });
}
