import { now } from '#functions/core/clock.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { createTips } from '#functions/tips/list-tips.ts';
import { planTips } from '#functions/tips/plan.ts';
import { getDay, readPlan, type TipOwner } from '#functions/tips/plan-rows.ts';
import type { Notification } from '#shared/contract/notifications.ts';
import { findFirstDate, findLatestDate } from '#shared/tip-dates.ts';

/** The start of the IDs of tip notifications. The local date follows. */
const prefix = 'tip-';

/** Returns the local date of the tip that a notification is about; undefined for other notifications. */
export function parseTipNotificationId(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

/**
 * Finds the notification of an owner's latest tip, which is planned if needed. It is not stored, because it follows from
 * the plan, and storing it each day would cost more than everything else about tips. Undefined if it was cleared or the
 * owner has turned it off, and on the day of registration, when the owner sees the tip on the home screen.
 */
export async function findTipNotification(
  owner: TipOwner & Pick<Owner, 'hidesTips'>,
): Promise<Notification | undefined> {
  const date = findLatestDate(owner, now());
  if (owner.hidesTips || date === findFirstDate(owner)) return undefined;
  const plan = await planTips(owner);
  if ((plan.clearedDay ?? 0) >= getDay(date)) return undefined;
  const planned = readPlan(plan).find((each) => each.date === date);
  const tip = planned && createTips(owner)(planned);
  return (
    tip && {
      id: `${prefix}${date}`,
      type: 'other',
      title: 'Your daily tip',
      message: tip.tipContent,
      timestamp: tip.sentAt,
      read: tip.isRead,
      actionUrl: '/tips',
    }
  );
}
