import type { Temporal } from 'temporal-polyfill';
import { findNextLead, queueReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { calculateEndsAt, findLastStartBefore, iterateInstances } from '#functions/appointments/series/recurrence.ts';
import { formatInstant, formatLocal } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { AppointmentSeries, SeriesCounters, type SeriesRow } from '#functions/entities/appointments.ts';
import { type AppointmentForm, maxSeries, type Repeat } from '#shared/contract/appointments.ts';

const conflict = () => new VersionConflict();

/**
 * Checks that the form of a series has the status `scheduled`.
 * @throws ApiError `invalid` for any other status
 */
export function requireScheduled({ status }: Pick<AppointmentForm, 'status'>): void {
  if (status === 'scheduled') return;
  throw new ApiError('invalid', {
    fields: { status: 'Repeating appointments are always scheduled. Change one visit instead.' },
  });
}

/** The attributes of a series without the recurrence rule. */
type Details = Omit<
  SeriesRow,
  'exceptionCount' | 'timeZone' | 'endsAt' | 'localStart' | 'dayOfMonth' | 'every' | 'unit' | 'until'
>;

/**
 * Builds the row of a series whose first instance starts at `start`. Stores nothing.
 * @param dayOfMonth the day on which the series repeats; may be greater than the day of `start` if `start` is on the
 *   last day of its month
 * @throws ApiError `invalid` when the series ends before it starts
 */
export function buildSeries(
  details: Details,
  start: Temporal.ZonedDateTime,
  { every, unit, until }: Repeat,
  dayOfMonth = start.day,
): SeriesRow {
  if (until && until < start.toPlainDate().toString()) {
    throw new ApiError('invalid', { fields: { 'repeat.until': 'Please choose a day on or after the first visit' } });
  }
  const rule = {
    localStart: formatLocal(start.toPlainDateTime()),
    timeZone: start.timeZoneId,
    dayOfMonth: start.day === start.daysInMonth ? Math.max(dayOfMonth, start.day) : start.day,
    every,
    unit,
    until: until ?? undefined,
  };
  return { ...details, ...rule, exceptionCount: 0, endsAt: calculateEndsAt(rule) };
}

/** Returns the write that adds the row of a series. Fails with VersionConflict if the row exists. */
function putSeries(series: SeriesRow): Write {
  const added = AppointmentSeries.put(series)
    .where(({ id }, { notExists }) => notExists(id))
    .params();
  return put(added, conflict);
}

/** Returns the write that queues the next reminder of a new or changed series. Empty if no reminder is left. */
function queueSeriesReminder(series: SeriesRow): Write[] {
  const { ownerId, id } = series;
  const at = now();
  for (const { startsAt } of iterateInstances(series, at.toISOString())) {
    const lead = findNextLead(startsAt, at);
    if (lead) return [queueReminder({ ownerId, id, startsAt, isSeries: true }, lead)];
  }
  return [];
}

/** Counts an owner's series with upcoming instances. */
export async function countSeries(ownerId: string): Promise<number> {
  return (await listSeries(ownerId, now().toISOString())).length;
}

/**
 * Prepares the writes that add a series.
 * @throws ApiError `seriesLimitReached`
 */
export async function addSeries(series: SeriesRow): Promise<Write[]> {
  const { ownerId } = series;
  const { data: counter } = await SeriesCounters.get({ ownerId }).go({ consistent: true });
  if ((await countSeries(ownerId)) >= maxSeries) throw new ApiError('seriesLimitReached');
  const counted = SeriesCounters.put({ ownerId, added: (counter?.added ?? 0) + 1 })
    .where(({ added }, { eq, notExists }) => (counter ? eq(added, counter.added) : notExists(added)))
    .params();
  return [requireDog(ownerId, series.dogId), put(counted, conflict), putSeries(series), ...queueSeriesReminder(series)];
}

/**
 * Returns the writes that replace a series with `after` from the instant `at` on. Without `after`, they end the series.
 * The past instances become a segment of their own. The writes fail with VersionConflict if the series or its number of
 * exceptions has changed since `before` was read.
 */
export function replaceSeries(before: SeriesRow, after: SeriesRow | undefined, at: string): Write[] {
  const { ownerId, endsAt, id } = before;
  const last = findLastStartBefore(before, at);
  const past = last && { ...before, endsAt: formatInstant(last), until: last.toPlainDate().toString() };
  const isInPlace = after?.id === id && after.endsAt === endsAt;
  const replaced = isInPlace ? AppointmentSeries.put(after) : AppointmentSeries.delete({ ownerId, endsAt, id });
  const parameters = replaced
    .where(
      ({ sequence, exceptionCount }, { eq }) =>
        `${eq(sequence, before.sequence)} AND ${eq(exceptionCount, before.exceptionCount)}`,
    )
    .params();
  return [
    ...(after && after.dogId !== before.dogId ? [requireDog(ownerId, after.dogId)] : []),
    ...(isInPlace ? [put(parameters, conflict)] : [remove(parameters, conflict)]),
    ...(after && !isInPlace ? [putSeries(after)] : []),
    ...(past ? [putSeries(past)] : []),
    ...(after ? queueSeriesReminder(after) : []),
  ];
}
