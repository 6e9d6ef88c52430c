import { now } from '#functions/core/clock.ts';
import { dueQueue, type Processed } from '#functions/core/data/due-queue.ts';
import { update, type Write, write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { NotificationPreferenceRows } from '#functions/entities/notifications.ts';
import { isAway, type Owner } from '#functions/entities/owners.ts';
import { decideDelivery } from '#functions/notifications/decide-delivery.ts';
import { findRecipient } from '#functions/notifications/recipient.ts';
import { addDays, localDate } from '#shared/calendar.ts';
import { createArrivals } from '#shared/tip-dates.ts';

/** The local hour on Sundays at which the summary is due: the week is almost over, and there is time to plan the next. */
const summaryHour = 17;

/** How late a summary may be. After that, the week has none. */
const maxLateMs = 24 * 3600 * 1000;

/** The owners who want the summary, each in one row at the time of their next one. */
const weeklyQueue = dueQueue<{ ownerId: string }>('weekly-summary');

/** Returns the Sunday of the latest summary that was due at `at`, with its instant, or of the next one. */
function findSummary(which: 'latest' | 'next', timeZone: string, at: Date): { date: string; dueAt: Date } {
  const findInstant = createArrivals(timeZone, summaryHour);
  const today = localDate(at, timeZone);
  const sunday = addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay());
  const latest = findInstant(sunday) <= at ? sunday : addDays(sunday, -7);
  const date = which === 'latest' ? latest : addDays(latest, 7);
  return { date, dueAt: findInstant(date) };
}

/** Returns the write that schedules an owner's next summary. Scheduling it again changes nothing. */
export function scheduleSummary({ id, timeZone }: Pick<Owner, 'id' | 'timeZone'>, at: Date): Write {
  return weeklyQueue.enqueue({ dueAt: findSummary('next', timeZone, at).dueAt, id }, { ownerId: id });
}

/** Starts the weekly summaries that are due at `at`. */
export function processSummaries(at: Date): Promise<Processed> {
  return weeklyQueue.process(at, ({ ownerId }) => processSummary(ownerId, at));
}

/**
 * Returns the writes that start an owner's summary, and schedule the next one. Owners who have turned it off or are away
 * have no next one: turning it on, or the next visit, schedules it again.
 */
async function processSummary(ownerId: string, at: Date): Promise<Write[]> {
  const [recipient, { data: row }] = await Promise.all([
    findRecipient(ownerId),
    NotificationPreferenceRows.get({ ownerId }).go({ consistent: true }),
  ]);
  if (!recipient?.preferences.kinds.summary.email || isAway(recipient.owner, at)) return [];
  const { owner } = recipient;
  const delivery = decideDelivery(recipient, { kind: 'summary', at }).email;
  if (delivery instanceof Date) return [weeklyQueue.enqueue({ dueAt: delivery, id: ownerId }, { ownerId })];
  const next = scheduleSummary(owner, at);
  const { date, dueAt } = findSummary('latest', owner.timeZone, at);
  const isDue = at.getTime() - dueAt.getTime() <= maxLateMs && (row?.lastSummary ?? '') < date;
  if (delivery === 'never' || !isDue) return [next];
  const sent = NotificationPreferenceRows.patch({ ownerId })
    .set({ lastSummary: date })
    .where(({ lastSummary }, { eq, notExists }) =>
      row?.lastSummary ? eq(lastSummary, row.lastSummary) : notExists(lastSummary),
    )
    .params();
  return [next, update(sent, () => new VersionConflict()), emitEvent('WeeklySummaryDue', { ownerId, date })];
}

/** Schedules the summary of an owner who is back after a long absence. */
export const summaryEventHandlers: EventHandlers = {
  OwnerReturned: async ({ detail: { ownerId } }) => {
    const recipient = await findRecipient(ownerId);
    if (recipient?.preferences.kinds.summary.email) await write(scheduleSummary(recipient.owner, now()));
  },
};
