import { statusOf } from '#functions/billing/status.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { transact, update } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type Subscription, Subscriptions, tierAt } from '#functions/entities/subscriptions.ts';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, Plan, Tier } from '#shared/plans.ts';

/** The hourly ring may end a trial at the very moment at which its owner chooses: then the choice is worked out anew. */
export const changeSubscription = answer(billing.changeSubscription, async ({ body, caller, idempotency }) => {
  const ownerId = caller.id;
  let known: Subscription | undefined = rowsOf(caller).subscription;
  return retryOnConflict(async () => {
    const subscription = known ?? (await Subscriptions.get({ ownerId }).go({ consistent: true })).data;
    known = undefined;
    if (!subscription) throw new ApiError('unauthorized');
    const moment = now();
    const change = changeTo(body.plan, body.interval, tierAt(subscription, moment));
    const after: Subscription = { ...subscription, ...change, updatedAt: moment.toISOString() };
    const status = statusOf(after);
    await transact([
      ...saveIdempotentResponse(idempotency, status),
      update(
        Subscriptions.patch({ ownerId })
          .set({ ...change, updatedAt: after.updatedAt })
          .where(({ updatedAt }, { eq }) => eq(updatedAt, subscription.updatedAt))
          .params(),
        () => new VersionConflict(),
      ),
      emitEvent('SubscriptionChanged', { ownerId }),
    ]);
    return status;
  });
});

/**
 * During the trial a choice is only noted. After it, Free begins at once.
 * @throws ApiError `plansNotOnSale` for a plan that would have to be charged now
 */
function changeTo(plan: Plan, interval: Interval, tier: Tier): Partial<Subscription> {
  if (tier === 'free-trial') return { chosenPlan: plan, chosenInterval: interval };
  if (plan !== 'free') throw new ApiError('plansNotOnSale');
  return { chosenPlan: 'free', tier: 'free', status: 'active' };
}
