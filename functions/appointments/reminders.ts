import {
  leadMs,
  nextLead,
  queueReminder,
  type Reminder,
  reminderQueue,
} from '#functions/appointments/reminder-queue.ts';
import { visitsOf } from '#functions/appointments/series.ts';
import { seriesOf } from '#functions/appointments/series-of.ts';
import type { Visit } from '#functions/appointments/visit.ts';
import { epochSeconds } from '#functions/core/clock.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import { check, put, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import {
  AppointmentSeries,
  SentReminders,
  type SeriesRow,
  type VisitRow,
  Visits,
} from '#functions/entities/appointments.ts';
import { readPreferences } from '#functions/notifications/preferences.ts';
import type { ReminderLead } from '#shared/contract/notifications.ts';

/** Reminds owners of visits a day and an hour before. */
export function processReminders(at: Date): Promise<Processed> {
  return reminderQueue.process(at, (reminder) => processReminder(reminder, at));
}

/** Performs the step that is due at `at`, and queues the next one. A late run skips outdated steps. */
function processReminder(reminder: Reminder, at: Date): Promise<Write[]> {
  return reminder.isSeries ? remindOfSeries(reminder, at) : remindOfVisit(reminder, at);
}

async function remindOfVisit(reminder: Reminder, at: Date): Promise<Write[]> {
  const { ownerId, id, startsAt } = reminder;
  if (hasStarted(startsAt, at)) return [];
  const { data: row } = await Visits.get({ ownerId, startsAt, id }).go({ consistent: true });
  if (!row || !isScheduled(row)) return [];
  return [...queueNext(reminder, at), ...(await remind(row, at, [checkScheduled(row)]))];
}

async function remindOfSeries(reminder: Reminder, at: Date): Promise<Write[]> {
  const { ownerId, id, startsAt } = reminder;
  const parts = (await seriesOf(ownerId, startsAt)).filter((part) => part.id === id);
  // A series that starts at other times now has another row in the queue.
  const series = parts.find((part) => firstOf(visitsOf(part, startsAt))?.startsAt === startsAt);
  if (!series) return [];
  const { current, following } = upcomingOf(series, startsAt, at);
  if (!current) return [];
  const next = queueNext({ ...reminder, startsAt: current.startsAt }, at);
  if (next.length === 0 && following) next.push(queueReminder({ ...reminder, startsAt: following.startsAt }, 'day'));
  const { data: row } = await Visits.get({ ownerId, startsAt: current.startsAt, id: current.id }).go({
    consistent: true,
  });
  if (!row) return [...next, ...(await remind(current, at, [checkSeries(series), checkUnchanged(current)]))];
  return isScheduled(row) ? [...next, ...(await remind(row, at, [checkScheduled(row)]))] : next;
}

/** The first visit of a series from `from` on that has not started at `at`, and the visit after it. */
function upcomingOf(series: SeriesRow, from: string, at: Date): { current?: Visit; following?: Visit } {
  let current: Visit | undefined;
  for (const visit of visitsOf(series, from)) {
    if (current) return { current, following: visit };
    if (!hasStarted(visit.startsAt, at)) current = visit;
  }
  return current ? { current } : {};
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

function hasStarted(startsAt: string, at: Date): boolean {
  return Date.parse(startsAt) <= at.getTime();
}

function isScheduled({ kind, status }: VisitRow): boolean {
  return kind === 'visit' && status === 'scheduled';
}

function queueNext(reminder: Reminder, at: Date): Write[] {
  const lead = nextLead(reminder.startsAt, at);
  return lead ? [queueReminder(reminder, lead)] : [];
}

/** The latest step that is due at `at`. */
function dueLead(startsAt: string, at: Date): ReminderLead | undefined {
  const leftMs = Date.parse(startsAt) - at.getTime();
  if (leftMs <= leadMs.hour) return 'hour';
  return leftMs <= leadMs.day ? 'day' : undefined;
}

const conflict = () => new VersionConflict();

/** The condition that a visit with a row is still scheduled. */
function checkScheduled({ ownerId, startsAt, id }: VisitRow): Write {
  const scheduledVisit = Visits.delete({ ownerId, startsAt, id })
    .where((row, { eq }) => `${eq(row.kind, 'visit')} AND ${eq(row.status, 'scheduled')}`)
    .params();
  return check(scheduledVisit, conflict);
}

/** The condition that a series has not changed. */
function checkSeries({ ownerId, endsAt, id, sequence }: SeriesRow): Write {
  const same = AppointmentSeries.delete({ ownerId, endsAt, id })
    .where((row, { eq }) => eq(row.sequence, sequence))
    .params();
  return check(same, conflict);
}

/** The condition that a visit of a series still has no row of its own. */
function checkUnchanged({ ownerId, startsAt, id }: Visit): Write {
  const absent = Visits.delete({ ownerId, startsAt, id })
    .where((row, { notExists }) => notExists(row.id))
    .params();
  return check(absent, conflict);
}

/** The writes that remind of a visit now, once for each step, if the owner wants that. */
async function remind(visit: Visit | VisitRow, at: Date, conditions: Write[]): Promise<Write[]> {
  const { ownerId, id, startsAt } = visit;
  const lead = dueLead(startsAt, at);
  if (!lead) return [];
  const { appointments } = await readPreferences(ownerId);
  if (!appointments.leads.includes(lead)) return [];
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
