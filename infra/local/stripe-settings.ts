import { StartupError } from '#infra/local/startup-error.ts';

/** The variables for payments with Stripe's test mode, and what each looks like. A local start never moves money. */
const formats = {
  STRIPE_SECRET_KEY: { pattern: /^[rs]k_test_\w+$/, example: 'sk_test_...' },
  STRIPE_PUBLISHABLE_KEY: { pattern: /^pk_test_\w+$/, example: 'pk_test_...' },
  STRIPE_WEBHOOK_SECRET: { pattern: /^whsec_\w+$/, example: 'whsec_...' },
};

/**
 * Reads Stripe's variables. Returns an empty object without any: payments then use the test provider.
 * @throws StartupError if only some of the variables are set, or if one is not from Stripe's test mode
 */
export function readStripeSettings(environment: Record<string, string | undefined>): Record<string, string> {
  const values = Object.keys(formats).map((name) => [name, environment[name]?.trim() ?? ''] as const);
  if (values.every(([, value]) => !value)) return {};
  for (const [name, value] of values) {
    const { pattern, example } = formats[name as keyof typeof formats];
    // The value is a secret, so the message does not contain it.
    if (!pattern.test(value)) throw new StartupError(`${name} must be ${example} of Stripe's test mode.`);
  }
  const { STRIPE_API_BASE } = environment;
  return { ...Object.fromEntries(values), ...(STRIPE_API_BASE && { STRIPE_API_BASE }) };
}
