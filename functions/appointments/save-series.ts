import type { Temporal } from 'temporal-polyfill';
import { nextLead, queueReminder } from '#functions/appointments/reminder-queue.ts';
import { checkDog } from '#functions/appointments/save-visit.ts';
import { endsAtOf, lastStartBefore, visitsOf } from '#functions/appointments/series.ts';
import { seriesOf } from '#functions/appointments/series-of.ts';
import { isoInstant } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { AppointmentSeries, SeriesCounters, type SeriesRow } from '#functions/entities/appointments.ts';
import { maxSeries, type Repeat } from '#shared/contract/appointments.ts';

const conflict = () => new VersionConflict();

type Common = Omit<
  SeriesRow,
  'changedVisits' | 'timeZone' | 'endsAt' | 'localStart' | 'dayOfMonth' | 'every' | 'unit' | 'until'
>;

/** @throws ApiError 400 when a series ends before its first visit */
export function checkEnd(start: Temporal.ZonedDateTime, until: string | null | undefined): void {
  if (!until || until >= start.toPlainDate().toString()) return;
  throw new ApiError('invalid', { fields: { 'repeat.until': 'Please choose a day on or after the first visit' } });
}

/**
 * A series with its first visit at `start`.
 * @param dayOfMonth a later day on which it repeats, if the first visit is on the last day of a shorter month
 * @throws ApiError 400 when it ends before it starts
 */
export function newSeries(
  common: Common,
  start: Temporal.ZonedDateTime,
  { every, unit, until }: Repeat,
  dayOfMonth = start.day,
): SeriesRow {
  checkEnd(start, until);
  const rhythm = {
    localStart: start.toPlainDateTime().toString({ smallestUnit: 'second' }),
    timeZone: start.timeZoneId,
    dayOfMonth: start.day === start.daysInMonth ? Math.max(dayOfMonth, start.day) : start.day,
    every,
    unit,
    until: until ?? undefined,
  };
  return { ...common, ...rhythm, changedVisits: 0, endsAt: endsAtOf(rhythm) };
}

type Compare<Name> = (name: Name, value: number) => string;

/** The condition that neither a series nor one of its visits has changed since it was read. */
function isUnchanged<Name>(
  { sequence, changedVisits }: { sequence: Name; changedVisits: Name },
  eq: Compare<Name>,
  read: SeriesRow,
): string {
  return `${eq(sequence, read.sequence)} AND ${eq(changedVisits, read.changedVisits)}`;
}

/** The write that puts a series, which must be new or not have changed since `before` was read. */
function putSeries(series: SeriesRow, before?: SeriesRow): Write {
  const written = before
    ? AppointmentSeries.put(series).where((row, { eq }) => isUnchanged(row, eq, before))
    : AppointmentSeries.put(series).where(({ id }, { notExists }) => notExists(id));
  return put(written.params(), conflict);
}

/** The write that removes a series, which must not have changed since it was read. */
function deleteSeries(series: SeriesRow): Write {
  const { ownerId, endsAt, id } = series;
  const removed = AppointmentSeries.delete({ ownerId, endsAt, id })
    .where((row, { eq }) => isUnchanged(row, eq, series))
    .params();
  return remove(removed, conflict);
}

/** The write that queues the next reminder of a series which was added or changed, in the transaction of the change. */
function queueSeriesReminder(series: SeriesRow): Write[] {
  const { ownerId, id } = series;
  const at = now();
  for (const { startsAt } of visitsOf(series, at.toISOString())) {
    const lead = nextLead(startsAt, at);
    if (lead) return [queueReminder({ ownerId, id, startsAt, isSeries: true }, lead)];
  }
  return [];
}

/** Counts an owner's series that have upcoming visits. */
export async function countSeries(ownerId: string): Promise<number> {
  return (await seriesOf(ownerId, now().toISOString())).length;
}

/**
 * The writes that add a series.
 * @throws ApiError `seriesLimitReached`
 */
export async function addSeries(series: SeriesRow): Promise<Write[]> {
  const { ownerId } = series;
  const { data: counter } = await SeriesCounters.get({ ownerId }).go({ consistent: true });
  if ((await countSeries(ownerId)) >= maxSeries) throw new ApiError('seriesLimitReached');
  const counted = SeriesCounters.put({ ownerId, added: (counter?.added ?? 0) + 1 })
    .where(({ added }, { eq, notExists }) => (counter ? eq(added, counter.added) : notExists(added)))
    .params();
  return [checkDog(ownerId, series.dogId), put(counted, conflict), putSeries(series), ...queueSeriesReminder(series)];
}

/** The part of a series before an instant, as a row of its own; undefined if it has no visits before. */
function partBefore(series: SeriesRow, at: string): SeriesRow | undefined {
  const last = lastStartBefore(series, at);
  return last && { ...series, endsAt: isoInstant(last), until: last.toPlainDate().toString() };
}

/** The writes that end a series before an instant. A series without visits before is removed. */
export function endSeries(series: SeriesRow, at: string): Write[] {
  const past = partBefore(series, at);
  return [deleteSeries(series), ...(past ? [putSeries(past)] : [])];
}

/**
 * The writes that replace a series from an instant on. The visits before stay as they were: they become a part of
 * their own.
 */
export function replaceSeries(before: SeriesRow, after: SeriesRow, at: string): Write[] {
  const past = partBefore(before, at);
  const isInPlace = before.id === after.id && before.endsAt === after.endsAt;
  return [
    ...(before.dogId === after.dogId ? [] : [checkDog(after.ownerId, after.dogId)]),
    ...(isInPlace ? [putSeries(after, before)] : [deleteSeries(before), putSeries(after)]),
    ...(past ? [putSeries(past)] : []),
    ...queueSeriesReminder(after),
  ];
}
