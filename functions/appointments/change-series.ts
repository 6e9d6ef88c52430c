import { Temporal } from 'temporal-polyfill';
import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { checkSeriesStatus } from '#functions/appointments/add-appointment.ts';
import { changeOwnRows } from '#functions/appointments/changed-visits.ts';
import { checkEnd, endSeries, newSeries, replaceSeries } from '#functions/appointments/save-series.ts';
import { addVisit, checkDog } from '#functions/appointments/save-visit.ts';
import { endsAtOf, firstStart, startsFrom, visitOf } from '#functions/appointments/series.ts';
import { seriesOf } from '#functions/appointments/series-of.ts';
import { existsIn, isoInstant, startOf } from '#functions/appointments/times.ts';
import { laterThan, textOf, type Visit } from '#functions/appointments/visit.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { AppointmentChange, Repeat } from '#shared/contract/appointments.ts';

type Owner = Pick<Caller, 'id' | 'timeZone'>;
type Change = z.output<typeof AppointmentChange>;

/** A change of every upcoming visit. */
interface SeriesChange {
  owner: Owner;
  /** The visit that the owner edited. */
  edited: Visit;
  /** The part of its series that has the upcoming visits. */
  series: SeriesRow;
  /** The first upcoming start. */
  upcoming: Temporal.ZonedDateTime;
  form: Change;
  at: string;
}

/**
 * Changes every upcoming visit of a series. Past visits stay as they were.
 * @returns the first upcoming visit
 */
export async function changeAll(owner: Owner, edited: Visit, seen: SeriesRow, form: Change): Promise<Visit> {
  checkSeriesStatus(form);
  const at = now().toISOString();
  const series = await upcomingPart(owner.id, seen.id, at);
  const [upcoming] = series ? startsFrom(series, at).take(1) : [];
  if (!series || !upcoming) {
    const message = 'This series has no upcoming visits. Change this visit only.';
    throw new ApiError('invalid', { fields: { appointmentDate: message } });
  }
  const change = { owner, edited, series, upcoming, form, at };
  if (!form.repeat) return stopRepeating(change);
  const isSameTime = isoInstant(startOf(form.appointmentDate, owner.timeZone)) === edited.startsAt;
  const { every, unit, until } = form.repeat;
  if (!isSameTime || every !== series.every || unit !== series.unit)
    return changeTimes(change, isSameTime, form.repeat);
  // A part that has ended shows its own last day.
  const isSameEnd = (until ?? undefined) === seen.until;
  return changeContent(change, isSameEnd ? series.until : (until ?? undefined));
}

/** The part of a series that has visits at or after an instant. */
export async function upcomingPart(ownerId: string, seriesId: string, at: string): Promise<SeriesRow | undefined> {
  return (await seriesOf(ownerId, at)).find(({ id }) => id === seriesId);
}

/** What the next version of a series has besides its times. */
function nextVersion({ owner, series, form }: SeriesChange) {
  const { id, createdAt, sequence } = series;
  const version = { sequence: sequence + 1, createdAt, updatedAt: laterThan(series.updatedAt) };
  return { ownerId: owner.id, id, ...textOf(form), ...version };
}

/** The condition that the dog still exists, for visits that are written before the series. */
function conditionsOf({ owner, form }: SeriesChange) {
  return [checkDog(owner.id, form.dogId)];
}

/** Changes the text and the last day. The times and IDs stay, so visits that were moved or deleted stay so. */
async function changeContent(change: SeriesChange, until: string | undefined): Promise<Visit> {
  const { series, upcoming, at } = change;
  checkEnd(upcoming, until);
  const localStart = upcoming.toPlainDateTime().toString({ smallestUnit: 'second' });
  const changed: SeriesRow = { ...series, ...nextVersion(change), localStart, until };
  const after = { ...changed, endsAt: endsAtOf(changed) };
  const ownRows = await changeOwnRows({ before: series, after, at, conditions: conditionsOf(change) });
  await transact([...replaceSeries(series, after, at), ...ownRows]);
  return visitOf(after, upcoming);
}

/** Starts the series anew at its first upcoming visit, moved as far as the edited one. It keeps its ID without a past. */
async function changeTimes(change: SeriesChange, isSameTime: boolean, repeat: Repeat): Promise<Visit> {
  const { series, upcoming, at } = change;
  const { start, dayOfMonth } = isSameTime
    ? { start: upcoming, dayOfMonth: series.unit === repeat.unit ? series.dayOfMonth : upcoming.day }
    : movedStart(change, repeat);
  const hasPast = isoInstant(firstStart(series)) < at;
  const id = hasPast ? ulid(now().getTime()) : series.id;
  const after = newSeries({ ...nextVersion(change), id }, start, repeat, dayOfMonth);
  const removed = await changeOwnRows({ before: series, at, conditions: conditionsOf(change) });
  await transact([...replaceSeries(series, after, at), ...removed]);
  return visitOf(after, firstStart(after));
}

const byMonth = ['month', 'year'];

/** The first upcoming start after the change, in the owner's time zone, and the day of the month on which it repeats. */
function movedStart({ owner, edited, series, form, at }: SeriesChange, { unit }: Repeat) {
  const { timeZone } = owner;
  const from = Temporal.Instant.from(edited.startsAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const to = startOf(form.appointmentDate, timeZone);
  const isOtherDay = !from.equals(to.toPlainDate());
  const keepsMonths = byMonth.includes(unit) && byMonth.includes(series.unit);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const move = (date: Temporal.PlainDate): Temporal.PlainDate => {
    if (!keepsMonths) return date.add(from.until(to.toPlainDate()));
    // Each month has its own last day, so a day of the month is moved to, not counted to.
    return isOtherDay ? date.with({ day: 1 }).add({ months }).with({ day: to.day }) : date;
  };
  for (const start of startsFrom(series, at)) {
    const moved = move(start.withTimeZone(timeZone).toPlainDate()).toPlainDateTime(to.toPlainTime());
    // Clocks may skip this time on the first day.
    if (!existsIn(moved, timeZone)) continue;
    const dayOfMonth = keepsMonths ? (isOtherDay ? to.day : series.dayOfMonth) : moved.day;
    return { start: moved.toZonedDateTime(timeZone), dayOfMonth };
  }
  return { start: to, dayOfMonth: to.day };
}

/** Ends the series. The edited visit becomes a single appointment if it is upcoming. */
async function stopRepeating(change: SeriesChange): Promise<Visit> {
  const { owner, edited, series, form, at } = change;
  const removed = await changeOwnRows({ before: series, at, conditions: conditionsOf(change) });
  const ended = [...endSeries(series, at), ...removed];
  if (edited.startsAt < at) {
    await transact(ended);
    return edited;
  }
  const { originalStartsAt: _originalStartsAt, series: _series, ...rest } = edited;
  const single: Visit = {
    ...rest,
    ...nextVersion(change),
    id: ulid(now().getTime()),
    startsAt: isoInstant(startOf(form.appointmentDate, owner.timeZone)),
    timeZone: owner.timeZone,
    status: 'scheduled',
    isStored: true,
  };
  await transact([...ended, ...addVisit(single)]);
  return single;
}
