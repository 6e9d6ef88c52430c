import { isCurrentPassword } from '#functions/account/password/current-password.ts';
import { currentPasswordLimit } from '#functions/account/sign-in/sign-in-limits.ts';
import { now } from '#functions/core/clock.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { reset } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { deletionQueue } from '#functions/leaving/deletion/deletion-queue.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { deletionDays } from '#shared/leaving.ts';
import { isPaid } from '#shared/plans.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * Schedules the deletion of the account. A repeated request keeps the date, and changes what happens to the posts. The
 * owner's plan ends first, so that nobody is charged while they wait.
 */
export const requestDeletion = defineHandler(leaving.requestDeletion, async ({ body, caller }) => {
  const { id: ownerId } = caller;
  const { deletesAt: before } = getCallerRows(caller).owner;
  if (!(await isCurrentPassword(ownerId, body.password))) {
    throw new ApiError('invalid', { fields: { password: "That's not your password" } });
  }
  await endPlan(caller);
  const deletesAt = before ?? new Date(now().getTime() + deletionDays * dayMs).toISOString();
  const scheduled = Owners.patch({ id: ownerId })
    .set({ deletesAt, keepsPosts: body.keepPosts })
    .where((owner, { eq, notExists }) => (before ? eq(owner.deletesAt, before) : notExists(owner.deletesAt)))
    .params();
  await transact([
    update(scheduled),
    reset(currentPasswordLimit, ownerId),
    deletionQueue.enqueue({ dueAt: new Date(deletesAt), id: ownerId }, { ownerId }),
    ...(before ? [] : [emitEvent('DeletionScheduled', { ownerId })]),
  ]);
  return { deletesAt };
});

/** Ends a paid plan at the end of its period, and drops the choice of one during the trial. */
async function endPlan({ tier, timeZone, ...caller }: Caller): Promise<void> {
  const { subscription } = getCallerRows({ tier, timeZone, ...caller });
  if (!isPaid(tier) && !isPaid(subscription.chosenPlan)) return;
  // Imported on first use, because few requests need billing.
  const { changePlan } = await import('#functions/billing/change-plan.ts');
  await changePlan(subscription, {
    change: { plan: 'free', interval: 'monthly' },
    timeZone,
    replayIfRepeated: async () => undefined,
    saveResponse: () => [],
  });
}

/** Keeps an account whose deletion was scheduled. */
export const cancelDeletion = defineHandler(leaving.cancelDeletion, async ({ caller: { id: ownerId, ...caller } }) => {
  const { deletesAt } = getCallerRows({ id: ownerId, ...caller }).owner;
  if (!deletesAt) return;
  const kept = Owners.patch({ id: ownerId })
    .remove(['deletesAt', 'keepsPosts'])
    .where((owner, { eq }) => `${eq(owner.deletesAt, deletesAt)} AND ${eq(owner.status, 'ready')}`)
    .params();
  await transact([
    update(kept),
    deletionQueue.cancel({ dueAt: new Date(deletesAt), id: ownerId }),
    emitEvent('DeletionCanceled', { ownerId }),
  ]);
});
