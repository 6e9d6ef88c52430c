import { billing } from '#shared/contract/billing.ts';
import { call } from '../../../lib/call.ts';
import { loadStripe } from './stripe-js.ts';

/**
 * Lets the owner confirm the pending payment with the bank. Returns also if the bank has rejected the owner: the repeated
 * request then says so.
 */
export async function confirmPayment(): Promise<void> {
  const [{ publishableKey }, { clientSecret }] = await Promise.all([
    call(billing.getPaymentSettings, {}),
    call(billing.getPaymentConfirmation, {}),
  ]);
  if (!publishableKey || !clientSecret) return;
  const stripe = await loadStripe(publishableKey);
  await stripe.handleNextAction({ clientSecret });
}
