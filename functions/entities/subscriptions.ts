import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';
import { intervals, plans, type Tier, tiers, trialTier } from '#shared/plans.ts';

/** What an owner may use and until when. */
export const Subscriptions = new Entity(
  {
    model: { entity: 'subscription', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      tier: { type: tiers, required: true, default: 'free-trial' },
      /** `unpaid`: a plan that could not start or go on, because its charge failed. */
      status: { type: ['trial', 'active', 'expired', 'unpaid'] as const, required: true, default: 'trial' },
      trialEndsAt: { type: 'string', required: true },
      /** The plan named at sign-up; it starts after the trial only with a payment method. */
      chosenPlan: { type: plans },
      /** How the chosen plan is to be paid. */
      chosenInterval: { type: intervals },
      updatedAt: { type: 'string', required: true },
      /** Of a registration that is not finished: epoch seconds after which the table forgets it. */
      expiresAt: { type: 'number' },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'subscription', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type Subscription = EntityItem<typeof Subscriptions>;

/** Why an owner without a plan has none: a charge that failed, else the end of the trial. */
export function whyExpired({ status }: Pick<Subscription, 'status'>): 'unpaid' | 'trialEnded' {
  return status === 'unpaid' ? 'unpaid' : 'trialEnded';
}

/** The tier at this moment: a trial ends exactly at its end, whether or not any job has run since. */
export function tierAt(subscription: Subscription, moment: Date): Tier {
  if (subscription.tier !== 'free-trial') return subscription.tier;
  const tier = trialTier(new Date(subscription.trialEndsAt), moment);
  // Free chosen during the trial begins when the trial ends.
  return tier === 'expired' && subscription.chosenPlan === 'free' ? 'free' : tier;
}
