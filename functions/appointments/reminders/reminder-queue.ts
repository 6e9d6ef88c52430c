import type { Instance } from '#functions/appointments/instances/instance.ts';
import { now } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import type { Write } from '#functions/core/data/table.ts';
import type { ReminderLead } from '#shared/contract/notifications.ts';

/** The next reminder of a single appointment, or of a series at one of its instances. */
export interface Reminder {
  ownerId: string;
  /** Of the appointment or of the series. */
  id: string;
  /** The start of the instance. */
  startsAt: string;
  isSeries: boolean;
}

/**
 * Reminders by the time of their next step. Nothing cancels them: what a row says is compared with the appointment when
 * it is due. Rows of the same instance and step have the same key, so adding one twice has no effect.
 */
export const reminderQueue = dueQueue<Reminder>('reminder');

const hourMs = 3600 * 1000;

/** How long before an instance each reminder is due, the earliest first. A day is 24 hours. */
export const leadMs: Record<ReminderLead, number> = { day: 24 * hourMs, hour: hourMs };

/** The write that queues a reminder for one of its steps. */
export function queueReminder(reminder: Reminder, lead: ReminderLead): Write {
  const { id, startsAt } = reminder;
  const dueAt = new Date(Date.parse(startsAt) - leadMs[lead]);
  // With the start, because two steps of a series may be due at the same time.
  return reminderQueue.enqueue({ dueAt, id: `${id}@${startsAt}` }, reminder);
}

/** Finds the first step that is due after `at`; undefined less than an hour before the start. */
export function findNextLead(startsAt: string, at: Date): ReminderLead | undefined {
  const leftMs = Date.parse(startsAt) - at.getTime();
  if (leftMs > leadMs.day) return 'day';
  return leftMs > leadMs.hour ? 'hour' : undefined;
}

/**
 * The write that queues the first reminder of an appointment which was added or changed, in the transaction of the change.
 * None is needed if it was queued before.
 * @param before undefined for a new one
 */
export function queueInstanceReminder(before: Instance | undefined, after: Instance): Write[] {
  const isQueued = before && hasOwnReminders(before) && before.startsAt === after.startsAt;
  const lead = findNextLead(after.startsAt, now());
  if (isQueued || !lead || !hasOwnReminders(after)) return [];
  const { ownerId, id, startsAt } = after;
  return [queueReminder({ ownerId, id, startsAt, isSeries: false }, lead)];
}

/** Whether it is a single appointment or was moved. The series reminds of an instance in its slot. */
function hasOwnReminders({ status, startsAt, originalStartsAt }: Instance): boolean {
  return status === 'scheduled' && startsAt !== originalStartsAt;
}
