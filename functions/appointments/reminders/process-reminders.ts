import type { Instance } from '#functions/appointments/instances/instance.ts';
import {
  findNextLead,
  leadMs,
  queueReminder,
  type Reminder,
  reminderQueue,
} from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { iterateInstances } from '#functions/appointments/series/recurrence.ts';
import { epochSeconds } from '#functions/core/clock.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import { check, put, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import {
  AppointmentSeries,
  type InstanceRow,
  Instances,
  SentReminders,
  type SeriesRow,
} from '#functions/entities/appointments.ts';
import { readPreferences } from '#functions/notifications/preferences.ts';
import type { ReminderLead } from '#shared/contract/notification-preferences.ts';

/** Reminds owners of appointments a day and an hour before the start. */
export function processReminders(at: Date): Promise<Processed> {
  return reminderQueue.process(at, (reminder) => processReminder(reminder, at));
}

/**
 * Returns the writes that send the reminder due at `at` and queue the next one. A late run sends only the latest due
 * reminder.
 */
function processReminder(reminder: Reminder, at: Date): Promise<Write[]> {
  return reminder.isSeries ? remindOfSeries(reminder, at) : remindOfInstance(reminder, at);
}

async function remindOfInstance(reminder: Reminder, at: Date): Promise<Write[]> {
  const { ownerId, id, startsAt } = reminder;
  if (hasStarted(startsAt, at)) return [];
  const { data: row } = await Instances.get({ ownerId, startsAt, id }).go({ consistent: true });
  if (!row || !isScheduled(row)) return [];
  return [...queueNext(reminder, at), ...(await remind(row, at, [checkScheduled(row)]))];
}

async function remindOfSeries(reminder: Reminder, at: Date): Promise<Write[]> {
  const { ownerId, id, startsAt } = reminder;
  const segments = (await listSeries(ownerId, startsAt)).filter((segment) => segment.id === id);
  // If the times of the series have changed since the reminder was queued, no segment matches. Another row in the queue
  // has replaced this reminder.
  const series = segments.find((segment) => {
    const [first] = iterateInstances(segment, startsAt).take(1);
    return first?.startsAt === startsAt;
  });
  if (!series) return [];
  const upcoming = iterateInstances(series, startsAt).filter((instance) => !hasStarted(instance.startsAt, at));
  const [current, following] = upcoming.take(2);
  if (!current) return [];
  const next = queueNext({ ...reminder, startsAt: current.startsAt }, at);
  if (next.length === 0 && following) next.push(queueReminder({ ...reminder, startsAt: following.startsAt }, 'day'));
  const key = { ownerId, startsAt: current.startsAt, id: current.id };
  const { data: row } = await Instances.get(key).go({ consistent: true });
  if (!row) return [...next, ...(await remind(current, at, [checkSeries(series), checkNotStored(current)]))];
  return isScheduled(row) ? [...next, ...(await remind(row, at, [checkScheduled(row)]))] : next;
}

function hasStarted(startsAt: string, at: Date): boolean {
  return Date.parse(startsAt) <= at.getTime();
}

function isScheduled({ kind, status }: InstanceRow): boolean {
  return kind === 'instance' && status === 'scheduled';
}

function queueNext(reminder: Reminder, at: Date): Write[] {
  const lead = findNextLead(reminder.startsAt, at);
  return lead ? [queueReminder(reminder, lead)] : [];
}

/** Returns which reminder is due at `at`: an hour before, a day before, or none. */
function findDueLead(startsAt: string, at: Date): ReminderLead | undefined {
  const leftMs = Date.parse(startsAt) - at.getTime();
  if (leftMs <= leadMs.hour) return 'hour';
  return leftMs <= leadMs.day ? 'day' : undefined;
}

const conflict = () => new VersionConflict();

/** Returns the condition that a stored instance is still scheduled. */
function checkScheduled({ ownerId, startsAt, id }: InstanceRow): Write {
  const scheduledInstance = Instances.delete({ ownerId, startsAt, id })
    .where((row, { eq }) => `${eq(row.kind, 'instance')} AND ${eq(row.status, 'scheduled')}`)
    .params();
  return check(scheduledInstance, conflict);
}

/** Returns the condition that a series has not changed since it was read. */
function checkSeries({ ownerId, endsAt, id, sequence }: SeriesRow): Write {
  const same = AppointmentSeries.delete({ ownerId, endsAt, id })
    .where((row, { eq }) => eq(row.sequence, sequence))
    .params();
  return check(same, conflict);
}

/** Returns the condition that an instance of a series still has no row. */
function checkNotStored({ ownerId, startsAt, id }: Instance): Write {
  const absent = Instances.delete({ ownerId, startsAt, id })
    .where((row, { notExists }) => notExists(row.id))
    .params();
  return check(absent, conflict);
}

/**
 * Returns the writes that send the reminder due at `at`. Empty if no reminder is due, or if it was already sent or is
 * turned off.
 */
async function remind(instance: Instance | InstanceRow, at: Date, conditions: Write[]): Promise<Write[]> {
  const { ownerId, id, startsAt } = instance;
  const lead = findDueLead(startsAt, at);
  if (!lead) return [];
  const { reminderLeads } = await readPreferences(ownerId);
  if (!reminderLeads.includes(lead)) return [];
  const key = { ownerId, id, startsAt, lead };
  const { data: sent } = await SentReminders.get(key).go({ consistent: true });
  if (sent) return [];
  const expiresAt = epochSeconds(new Date(startsAt));
  return [
    ...conditions,
    put(SentReminders.create({ ...key, expiresAt }).params(), conflict),
    emitEvent('AppointmentReminderDue', { ownerId, appointmentId: id, lead, startsAt }),
  ];
}
