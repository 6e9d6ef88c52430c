import type { PaymentProvider } from '#functions/billing/payment-provider.ts';
import { environment } from '#functions/core/environment.ts';

/**
 * Returns the payment provider of this environment. The adapters are imported on first use, because most requests of a
 * Lambda need none, and Stripe's package is large.
 */
export async function getPaymentProvider(): Promise<PaymentProvider> {
  return environment('PAYMENTS') === 'stripe'
    ? (await import('#functions/billing/stripe/stripe-provider.ts')).stripeProvider
    : (await import('#functions/billing/test-provider.ts')).testProvider;
}
