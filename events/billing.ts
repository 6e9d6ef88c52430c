import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** The trial ends soon. Emitted at most twice: when three days are left and when one day is left. */
export const TrialEnding = event(
  'TrialEnding',
  z.object({ ownerId: z.string(), daysLeft: z.int(), trialEndsAt: z.string() }),
  { consumers: ['consumers', 'mail'] },
);

export const TrialEnded = event('TrialEnded', z.object({ ownerId: z.string() }), {
  consumers: ['consumers'],
  isMetric: true,
});

/** The owner chose a plan. */
export const SubscriptionChanged = event('SubscriptionChanged', z.object({ ownerId: z.string() }), { isMetric: true });

/** An invoice was paid. `previousTier` is the owner's tier before. */
export const InvoicePaid = event(
  'InvoicePaid',
  z.object({ ownerId: z.string(), invoiceId: z.string(), previousTier: z.string() }),
  { consumers: ['consumers', 'mail'], isMetric: true },
);

/** A charge failed that the owner did not ask for. `retryAt` is null if it is not retried, after a trial. */
export const PaymentFailed = event(
  'PaymentFailed',
  z.object({ ownerId: z.string(), invoiceId: z.string(), retryAt: z.nullable(z.string()) }),
  { consumers: ['consumers', 'mail'], isMetric: true },
);

/** A paid plan ended, and Free started: the owner canceled, or the last retry of a renewal failed. */
export const PlanEnded = event(
  'PlanEnded',
  z.object({ ownerId: z.string(), plan: z.string(), reason: z.enum(['canceled', 'unpaid']) }),
  { consumers: ['consumers', 'mail'], isMetric: true },
);

/** The owner saved a payment method. Its fingerprint is the same for every owner of this card or bank account. */
export const PaymentMethodSaved = event(
  'PaymentMethodSaved',
  z.object({ ownerId: z.string(), fingerprint: z.string() }),
  { consumers: ['consumers'] },
);
