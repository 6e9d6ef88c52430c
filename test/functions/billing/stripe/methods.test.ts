import { expect, test, vi } from 'vitest';
import { openToken } from '#functions/billing/stripe/methods.ts';

test('a payment token is invalid while Stripe is not set up', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', '');
  await expect(openToken('pm_1')).rejects.toMatchObject({ code: 'invalid' });
  vi.unstubAllEnvs();
});
