import type { PaymentProvider } from '#functions/billing/payment-provider.ts';
import { testProvider } from '#functions/billing/test-provider.ts';
import { environment } from '#functions/core/environment.ts';

/**
 * Returns the payment provider of this environment.
 * @throws Error for a provider without an adapter; the stack does not sell plans with it
 */
export function getPaymentProvider(): PaymentProvider {
  const name = environment('PAYMENTS');
  if (name !== 'test') throw new Error(`There is no adapter for the payment provider ${name}.`);
  return testProvider;
}
