import type { Instance } from '#functions/appointments/instances/instance.ts';
import { now } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import type { Write } from '#functions/core/data/table.ts';
import type { ReminderLead } from '#shared/contract/notification-preferences.ts';

/** A queued reminder of a single appointment, or of one instance of a series. */
export interface Reminder {
  ownerId: string;
  /** The ID of the appointment or of the series. */
  id: string;
  /** The start of the instance. */
  startsAt: string;
  isSeries: boolean;
}

/**
 * The queue of reminders. Changing an appointment does not remove queued reminders: a due reminder is skipped if the
 * appointment has changed. Queueing the same reminder twice adds one row, because both have the same key.
 */
export const reminderQueue = dueQueue<Reminder>('reminder');

const hourMs = 3600 * 1000;

/** How many milliseconds before the start each reminder is due. A day is 24 hours. */
export const leadMs: Record<ReminderLead, number> = { day: 24 * hourMs, hour: hourMs };

/** How long before the start a reminder is worthless, because there is no time left to get to the vet. */
const tooLateMs = 30 * 60 * 1000;

/** Returns from when on a reminder is worthless. */
export function findUsefulUntil({ startsAt }: { startsAt: string }): Date {
  return new Date(Date.parse(startsAt) - tooLateMs);
}

/** Returns the write that queues the reminder a day or an hour before the start. */
export function queueReminder(reminder: Reminder, lead: ReminderLead): Write {
  const { id, startsAt } = reminder;
  const dueAt = new Date(Date.parse(startsAt) - leadMs[lead]);
  // The ID contains the start, because reminders of two instances of a series may be due at the same time.
  return reminderQueue.enqueue({ dueAt, id: `${id}@${startsAt}` }, reminder);
}

/** Returns the next reminder that is due after `at`. Undefined from an hour before the start on. */
export function findNextLead(startsAt: string, at: Date): ReminderLead | undefined {
  const leftMs = Date.parse(startsAt) - at.getTime();
  if (leftMs > leadMs.day) return 'day';
  return leftMs > leadMs.hour ? 'hour' : undefined;
}

/**
 * Returns the write that queues the next reminder of a new or changed appointment. Empty if the reminder is queued
 * already, or no reminder is needed.
 * @param before undefined for a new appointment
 */
export function queueInstanceReminder(before: Instance | undefined, after: Instance): Write[] {
  const isQueued = before && hasOwnReminders(before) && before.startsAt === after.startsAt;
  const lead = findNextLead(after.startsAt, now());
  if (isQueued || !lead || !hasOwnReminders(after)) return [];
  const { ownerId, id, startsAt } = after;
  return [queueReminder({ ownerId, id, startsAt, isSeries: false }, lead)];
}

/**
 * Whether an instance is scheduled, and is a single appointment or was moved. The reminders of unmoved instances are
 * queued by their series.
 */
function hasOwnReminders({ status, startsAt, originalStartsAt }: Instance): boolean {
  return status === 'scheduled' && startsAt !== originalStartsAt;
}
