import { toStatus } from '#functions/billing/status.ts';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { resolveTier, type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import type { Interval, Plan, Tier } from '#shared/plans.ts';

/** A plan and its billing interval. */
interface Choice {
  plan: Plan;
  interval: Interval;
}

/**
 * Stores an owner's choice of a plan, and returns the new status of the subscription.
 * @param known the subscription as the caller has just read it
 * @param precedingWrites returns writes that come first in the same transaction
 * @throws ApiError `plansNotOnSale` for a paid plan after the trial
 */
export function choosePlan(
  known: Subscription,
  choice: Choice,
  precedingWrites: (status: SubscriptionStatus) => Write[] = () => [],
): Promise<SubscriptionStatus> {
  const { ownerId } = known;
  let before: Subscription | null = known;
  return retryOnConflict(async () => {
    before ??= await requireOwned(Subscriptions, { ownerId }, 'unauthorized');
    const { updatedAt: version } = before;
    const at = now();
    const change = { ...buildChange(choice, resolveTier(before, at)), updatedAt: at.toISOString() };
    const status = toStatus({ ...before, ...change });
    before = null;
    await transact([
      ...precedingWrites(status),
      update(
        Subscriptions.patch({ ownerId })
          .set(change)
          .where(({ updatedAt }, { eq }) => eq(updatedAt, version))
          .params(),
        () => new VersionConflict(),
      ),
      emitEvent('SubscriptionChanged', { ownerId }),
    ]);
    return status;
  });
}

/** Returns the changed attributes. During the trial, the choice is only stored. Afterwards, Free starts at once. */
function buildChange({ plan, interval }: Choice, tier: Tier): Partial<Subscription> {
  if (tier === 'free-trial') return { chosenPlan: plan, chosenInterval: interval };
  if (plan !== 'free') throw new ApiError('plansNotOnSale');
  return { chosenPlan: 'free', tier: 'free', status: 'active' };
}
