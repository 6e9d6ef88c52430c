import { now } from '#functions/core/clock.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { notify } from '#functions/notifications/notify.ts';
import { findRecipient } from '#functions/notifications/recipient.ts';
import { findPushSessions } from '#functions/push/browsers.ts';
import { findTipNotification, parseTipNotificationId } from '#functions/tips/tip-notification.ts';
import { scheduleTip, tipQueue } from '#functions/tips/tip-queue.ts';
import { localDate } from '#shared/calendar.ts';

/** How long after 9:00 the tip of the day is worth a message, in milliseconds. */
const tipLifetimeMs = 12 * 3600 * 1000;

/**
 * Sends the tip of the day to the browsers of the owners whose 9:00 has come. An owner without such a browser, or with
 * push of tips off, leaves the queue, and returns to it by turning them on. Sessions end after 30 days without a visit, so
 * owners who stay away cost nothing.
 */
export function processDailyTips(at: Date): Promise<Processed> {
  return tipQueue.process(at, async ({ ownerId }) => {
    const recipient = await findRecipient(ownerId);
    if (!recipient?.preferences.kinds.tips.push) return [];
    const { owner } = recipient;
    if ((await findPushSessions(owner)).length === 0) return [];
    await pushTip(owner);
    const moment = now();
    return [scheduleTip(owner, at > moment ? at : moment)];
  });
}

/**
 * Sends today's tip, once per local date. Does nothing in a late run after midnight, and if the owner has read or cleared
 * the tip.
 */
async function pushTip(owner: Owner): Promise<void> {
  const tip = await findTipNotification({ ...owner, hidesTips: false });
  const date = tip && parseTipNotificationId(tip.id);
  if (!tip || tip.read || date !== localDate(now(), owner.timeZone)) return;
  await notify({
    ...{ ownerId: owner.id, kind: 'tips', eventId: tip.id, at: tip.timestamp },
    ...{ title: tip.title, message: tip.message, actionUrl: tip.actionUrl ?? undefined },
    usefulUntil: new Date(Date.parse(tip.timestamp) + tipLifetimeMs),
    // The list in the app has the tip anyway.
    except: ['inApp'],
  });
}
