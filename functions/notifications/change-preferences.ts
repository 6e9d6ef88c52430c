import { now } from '#functions/core/clock.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { readPreferences, replacePreferences } from '#functions/notifications/preferences.ts';
import { scheduleSummary } from '#functions/notifications/summary-schedule.ts';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import {
  allowsChannel,
  allowsQuietHours,
  kindNames,
  listChannels,
  notificationKinds,
} from '#shared/notification-kinds.ts';
import { planNames, smallestPlanWith, type Tier } from '#shared/plans.ts';

/**
 * Replaces an owner's preferences. Choices of a former plan may stay, so that they work again after an upgrade.
 * @throws ApiError `planRequired` if the change turns on something that the plan does not include
 */
export async function changePreferences(
  caller: Caller,
  after: NotificationPreferences,
): Promise<NotificationPreferences> {
  const { owner } = getCallerRows(caller);
  const before = await readPreferences(owner.id);
  const missing = findMissingFeature(before, after, caller.tier);
  if (missing) throw new ApiError('planRequired', { message: missing });
  const turnsOnTips = after.kinds.tips.push && !before.kinds.tips.push;
  await transact([
    replacePreferences(owner.id, after),
    ...changeOwner(owner, before, after),
    ...(turnsOnTips ? [emitEvent('PushTurnedOn', { ownerId: owner.id })] : []),
  ]);
  return after;
}

/** Returns the writes to the owner's row and to the schedule that follow from changed preferences. */
function changeOwner(
  { id, timeZone }: Owner,
  { kinds: before }: NotificationPreferences,
  { kinds: after }: NotificationPreferences,
): Write[] {
  const at = now();
  const startsSummary = after.summary.email === true && before.summary.email !== true;
  if (!startsSummary && after.tips.inApp === before.tips.inApp) return [];
  const lastSeenOn = at.toISOString().slice(0, 10);
  const changed = Owners.patch({ id }).set({ hidesTips: !after.tips.inApp, ...(startsSummary && { lastSeenOn }) });
  return [update(changed.params()), ...(startsSummary ? [scheduleSummary({ id, timeZone }, at)] : [])];
}

const plan = planNames[smallestPlanWith('advancedNotifications')];

/** Returns a message about what a change turns on and the tier does not include; undefined if there is nothing. */
function findMissingFeature(
  before: NotificationPreferences,
  after: NotificationPreferences,
  tier: Tier,
): string | undefined {
  const isSame = JSON.stringify(before.quietHours) === JSON.stringify(after.quietHours);
  if (after.quietHours && !isSame && !allowsQuietHours(tier)) return `Quiet hours are part of the ${plan} plan.`;
  for (const kind of kindNames) {
    for (const channel of listChannels(kind)) {
      const turnsOn = after.kinds[kind][channel] && !before.kinds[kind][channel];
      if (turnsOn && !allowsChannel(tier, kind, channel)) {
        return `${notificationKinds[kind].label} by email is part of the ${plan} plan.`;
      }
    }
  }
  return undefined;
}
