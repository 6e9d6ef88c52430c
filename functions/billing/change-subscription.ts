import { statusOf } from '#functions/billing/status.ts';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { keepAnswer } from '#functions/core/idempotency.ts';
import { announce } from '#functions/core/outbox.ts';
import { transact, update } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, Plan, Tier } from '#shared/plans.ts';

export const changeSubscription = answer(billing.changeSubscription, async ({ body, caller, intent }) => {
  const { subscription } = rowsOf(caller);
  const change = changeTo(body.plan, body.interval, caller.tier);
  const after: Subscription = { ...subscription, ...change, updatedAt: now().toISOString() };
  const status = statusOf(after);
  await transact([
    ...keepAnswer(intent, status),
    update(
      Subscriptions.patch({ ownerId: caller.id })
        .set({ ...change, updatedAt: after.updatedAt })
        .where(({ updatedAt }, { eq }) => eq(updatedAt, subscription.updatedAt))
        .params(),
    ),
    announce('SubscriptionChanged', { ownerId: caller.id }),
  ]);
  return status;
});

/**
 * During the trial a choice is only noted. After it, Free begins at once.
 * @throws Failure `plansNotOnSale` for a plan that would have to be charged now
 */
function changeTo(plan: Plan, interval: Interval, tier: Tier): Partial<Subscription> {
  if (tier === 'free-trial') return { chosenPlan: plan, chosenInterval: interval };
  if (plan !== 'free') throw new Failure('plansNotOnSale');
  return { chosenPlan: 'free', tier: 'free', status: 'active' };
}
