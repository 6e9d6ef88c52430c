import { Temporal } from 'temporal-polyfill';
import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { type Instance, nextUpdatedAt, pickDetails } from '#functions/appointments/instances/instance.ts';
import { addInstance } from '#functions/appointments/instances/save-instance.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { updateOverrides } from '#functions/appointments/series/overrides.ts';
import { findFirstStart, iterateStarts, toInstance } from '#functions/appointments/series/recurrence.ts';
import { buildSeries, replaceSeries, requireScheduled } from '#functions/appointments/series/save-series.ts';
import { existsIn, formatInstant, parseStart } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { AppointmentChange } from '#shared/contract/appointments.ts';

/** The edit of one instance that is applied to all upcoming instances of the series. */
export interface SeriesEdit {
  owner: Pick<Caller, 'id' | 'timeZone'>;
  /** The instance before the edit. */
  edited: Instance;
  /** The segment of the edited instance. It may have ended. */
  segment: SeriesRow;
  form: z.output<typeof AppointmentChange>;
}

/**
 * Changes all upcoming instances of a series. Past instances do not change.
 * @returns the first upcoming instance; if the edit removes the repetition, the single appointment that replaces the
 *   series, or the edited instance if it is in the past
 * @throws ApiError `invalid` or `dogNotFound`
 */
export async function changeSeries({ owner, edited, segment, form }: SeriesEdit): Promise<Instance> {
  const { repeat } = form;
  requireScheduled(form);
  const at = now().toISOString();
  const before = (await listSeries(owner.id, at)).find(({ id }) => id === segment.id);
  const [next] = before ? iterateStarts(before, at).take(1) : [];
  if (!before || !next) {
    const message = 'This series has no upcoming visits. Change this visit only.';
    throw new ApiError('invalid', { fields: { appointmentDate: message } });
  }
  const { id, createdAt } = before;
  const version = { sequence: before.sequence + 1, createdAt, updatedAt: nextUpdatedAt(before.updatedAt) };
  const details = { ownerId: owner.id, id, ...pickDetails(form), ...version };
  const conditions = [requireDog(owner.id, form.dogId)];

  if (!repeat) {
    const single = edited.startsAt < at ? undefined : toSingle({ ...edited, ...details }, owner.timeZone, form);
    const overrides = await updateOverrides({ before, at, conditions });
    await transact([...replaceSeries(before, undefined, at), ...overrides, ...(single ? addInstance(single) : [])]);
    return single ?? edited;
  }

  const start = parseStart(form.appointmentDate, owner.timeZone);
  const keepsStart = formatInstant(start) === edited.startsAt;
  const keepsUnit = repeat.unit === before.unit;
  const keepsSlots = keepsStart && keepsUnit && repeat.every === before.every;
  const first = keepsStart
    ? { start: next, dayOfMonth: keepsUnit ? before.dayOfMonth : next.day }
    : moveFirstStart(before, at, { edited, to: start, unit: repeat.unit });
  // The form of an instance in an ended segment shows the last day of this segment, not of the series.
  const keepsEnd = keepsSlots && (repeat.until ?? undefined) === segment.until;
  const rule = { ...repeat, until: keepsEnd ? before.until : repeat.until };
  // If the times of the instances change, the series gets a new ID, unless it has no past instances.
  const hasPast = formatInstant(findFirstStart(before)) < at;
  const afterId = keepsSlots || !hasPast ? id : ulid(now().getTime());
  const after = buildSeries({ ...details, id: afterId }, first.start, rule, first.dayOfMonth);
  const overrides = await updateOverrides({ before, after: keepsSlots ? after : undefined, at, conditions });
  await transact([...replaceSeries(before, after, at), ...overrides]);
  return toInstance(after, findFirstStart(after));
}

/** Deletes all upcoming instances of a series. */
export async function removeSeries(segment: SeriesRow): Promise<void> {
  const at = now().toISOString();
  const upcoming = (await listSeries(segment.ownerId, at)).find(({ id }) => id === segment.id);
  const overrides = await updateOverrides({ before: segment, at, conditions: [] });
  const writes = [...(upcoming ? replaceSeries(upcoming, undefined, at) : []), ...overrides];
  if (writes.length > 0) await transact(writes);
}

/** Converts an instance of a series to a single appointment with a new ID. */
function toSingle(instance: Instance, timeZone: string, { appointmentDate }: SeriesEdit['form']): Instance {
  const { originalStartsAt: _originalStartsAt, series: _series, ...rest } = instance;
  const startsAt = formatInstant(parseStart(appointmentDate, timeZone));
  return { ...rest, id: ulid(now().getTime()), startsAt, timeZone, status: 'scheduled', isStored: true };
}

const monthly = ['month', 'year'];

/**
 * Moves the first start of a series at or after `at` by as many days, or months, as the owner moved the edited
 * instance. Counts days in the owner's time zone.
 * @returns the new first start, and the day of the month on which the series repeats
 */
function moveFirstStart(
  series: SeriesRow,
  at: string,
  { edited, to, unit }: { edited: Instance; to: Temporal.ZonedDateTime; unit: SeriesRow['unit'] },
): { start: Temporal.ZonedDateTime; dayOfMonth: number } {
  const timeZone = to.timeZoneId;
  const from = Temporal.Instant.from(edited.startsAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const isOtherDay = !from.equals(to.toPlainDate());
  const keepsMonths = monthly.includes(unit) && monthly.includes(series.unit);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const move = (date: Temporal.PlainDate): Temporal.PlainDate => {
    if (!keepsMonths) return date.add(from.until(to.toPlainDate()));
    // Months have different lengths, so the new day of the month is set instead of adding a number of days.
    return isOtherDay ? date.with({ day: 1 }).add({ months }).with({ day: to.day }) : date;
  };
  for (const start of iterateStarts(series, at)) {
    const moved = move(start.withTimeZone(timeZone).toPlainDate()).toPlainDateTime(to.toPlainTime());
    // The local time may not exist on this day, because daylight saving time starts.
    if (!existsIn(moved, timeZone)) continue;
    const dayOfMonth = keepsMonths ? (isOtherDay ? to.day : series.dayOfMonth) : moved.day;
    return { start: moved.toZonedDateTime(timeZone), dayOfMonth };
  }
  return { start: to, dayOfMonth: to.day };
}
