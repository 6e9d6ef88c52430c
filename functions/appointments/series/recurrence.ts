import { Temporal } from 'temporal-polyfill';
import type { Instance } from '#functions/appointments/instances/instance.ts';
import { formatInstant, formatLocalTime } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import { appointmentBounds } from '#shared/contract/appointment-times.ts';

/** The `endsAt` of a series without an end. This text sorts after every instant. */
export const never = 'never';

/** An instant after every start. */
export const lastMoment = `${Number(appointmentBounds.lastDay.slice(0, 4)) + 1}-12-31T00:00:00.000Z`;

/** The attributes of a series that determine when its instances start. */
export type RecurrenceRule = Pick<SeriesRow, 'localStart' | 'timeZone' | 'dayOfMonth' | 'every' | 'unit' | 'until'>;

/** Returns the start of a series' first instance. */
export function findFirstStart({ localStart, timeZone }: RecurrenceRule): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(localStart).toZonedDateTime(timeZone);
}

/**
 * Chooses the day of the month on which a series repeats that starts on `first`: the wanted day, if the month is too
 * short for it and `first` is its last day, otherwise the day of `first`.
 */
export function chooseDayOfMonth(first: { day: number; daysInMonth: number }, wanted: number): number {
  return first.day === first.daysInMonth ? Math.max(wanted, first.day) : first.day;
}

/** A recurrence rule, parsed for calculations. The dates of the rule have indexes, from 0 for the first one. */
interface Dates {
  first: Temporal.PlainDate;
  time: Temporal.PlainTime;
  timeZone: string;
  /** The last date on which an instance may start. No series goes beyond the calendar's last day. */
  last: Temporal.PlainDate;
  dayOfMonth: number;
  /** The distance between two dates: a number of days, or a number of months. */
  step: { days: number } | { months: number };
}

function parseRule({ localStart, timeZone, dayOfMonth, every, unit, until }: RecurrenceRule): Dates {
  const { lastDay } = appointmentBounds;
  const start = Temporal.PlainDateTime.from(localStart);
  const steps = {
    day: { days: every },
    week: { days: 7 * every },
    month: { months: every },
    year: { months: 12 * every },
  };
  return {
    first: start.toPlainDate(),
    time: start.toPlainTime(),
    timeZone,
    last: Temporal.PlainDate.from(until && until < lastDay ? until : lastDay),
    dayOfMonth,
    step: steps[unit],
  };
}

/** Calculates a date of the rule. */
function calculateDate({ first, dayOfMonth, step }: Dates, index: number): Temporal.PlainDate {
  if ('days' in step) return first.add({ days: index * step.days });
  const months = 12 * first.year + first.month - 1 + index * step.months;
  // Temporal reduces a day that the month does not have to the last day of the month.
  return Temporal.PlainDate.from({ year: Math.floor(months / 12), month: (months % 12) + 1, day: dayOfMonth });
}

/**
 * Finds the index of the last date of the rule that is not after `date`. Negative if the rule starts after `date`. A
 * monthly or yearly rule may return the index of a later date in the same month. A series can be decades old, so the
 * index is computed instead of stepping through the dates.
 */
function findIndex({ first, step }: Dates, date: Temporal.PlainDate): number {
  if ('days' in step) return Math.floor(first.until(date, { largestUnit: 'days' }).days / step.days);
  return Math.floor(((date.year - first.year) * 12 + date.month - first.month) / step.months);
}

/** Calculates the start on a date of the rule. Undefined if clocks skip the local time on this date, or if the rule has ended. */
function calculateStart(dates: Dates, index: number): Temporal.ZonedDateTime | undefined {
  const date = calculateDate(dates, index);
  if (Temporal.PlainDate.compare(date, dates.last) > 0) return undefined;
  const { timeZone, time } = dates;
  const start = date.toZonedDateTime({ timeZone, plainTime: time });
  // Temporal moves a skipped time, which can be a whole day. Comparing fields is faster than creating a PlainDateTime.
  const exists = start.day === date.day && start.hour === time.hour && start.minute === time.minute;
  return exists ? start : undefined;
}

function toLocalDate(instant: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Iterates over the starts of a series at or after `from`. Skips days on which the local time does not exist. */
export function* iterateStarts(rule: RecurrenceRule, from: string): Generator<Temporal.ZonedDateTime> {
  const dates = parseRule(rule);
  const earliest = Date.parse(from);
  const lastIndex = findIndex(dates, dates.last);
  const firstIndex = Math.max(0, findIndex(dates, toLocalDate(from, rule.timeZone)));
  for (let index = firstIndex; index <= lastIndex; index += 1) {
    const start = calculateStart(dates, index);
    if (start && start.epochMilliseconds >= earliest) yield start;
  }
}

/** Finds the last start of a series before the instant `before`. */
export function findLastStartBefore(rule: RecurrenceRule, before: string): Temporal.ZonedDateTime | undefined {
  const dates = parseRule(rule);
  const latest = Date.parse(before);
  const day = toLocalDate(before, rule.timeZone);
  const lastIndex = findIndex(dates, Temporal.PlainDate.compare(day, dates.last) < 0 ? day : dates.last);
  for (let index = lastIndex; index >= 0; index -= 1) {
    const start = calculateStart(dates, index);
    if (start && start.epochMilliseconds < latest) return start;
  }
  return undefined;
}

/** Finds the start of a series with this local time. Undefined if the series has none, or if clocks skip the time. */
export function findStartAt(
  rule: RecurrenceRule,
  wallTime: Temporal.PlainDateTime,
): Temporal.ZonedDateTime | undefined {
  const dates = parseRule(rule);
  const index = findIndex(dates, wallTime.toPlainDate());
  const start = index < 0 ? undefined : calculateStart(dates, index);
  return start?.toPlainDateTime().equals(wallTime) ? start : undefined;
}

/** Finds the index of the first date of a rule on or after `date`. Negative if that date is before the rule's start. */
export function findFirstIndex(rule: RecurrenceRule, date: Temporal.PlainDate): number {
  const dates = parseRule(rule);
  const index = findIndex(dates, date);
  return Temporal.PlainDate.compare(calculateDate(dates, index), date) < 0 ? index + 1 : index;
}

/** Calculates the date of a rule at an index. A negative index means a date before the rule's start. */
export function findDateAt(rule: RecurrenceRule, index: number): Temporal.PlainDate {
  return calculateDate(parseRule(rule), index);
}

/** Finds the first start of a rule at `index` or later, with its own index. Undefined if the rule has ended. */
export function findStartFrom(
  rule: RecurrenceRule,
  index: number,
): { start: Temporal.ZonedDateTime; index: number } | undefined {
  const dates = parseRule(rule);
  const lastIndex = findIndex(dates, dates.last);
  for (let at = index; at <= lastIndex; at += 1) {
    const start = calculateStart(dates, at);
    if (start) return { start, index: at };
  }
  return undefined;
}

/** Counts the dates of a series from `from` to `to`, and includes days on which the local time does not exist. */
export function countDates(rule: RecurrenceRule, from: string, to: string): number {
  const dates = parseRule(rule);
  const end = toLocalDate(to, rule.timeZone);
  const lastIndex = findIndex(dates, Temporal.PlainDate.compare(end, dates.last) < 0 ? end : dates.last);
  return Math.max(0, lastIndex - Math.max(0, findIndex(dates, toLocalDate(from, rule.timeZone))) + 1);
}

/** Calculates the `endsAt` of a series: the start of the last instance, or `never` for a series without an end. */
export function calculateEndsAt(rule: RecurrenceRule): string {
  if (!rule.until) return never;
  return formatInstant(findLastStartBefore(rule, lastMoment) ?? findFirstStart(rule));
}

/** Builds the instance of a series that starts at `start`. Stores nothing. */
export function toInstance(series: SeriesRow, start: Temporal.ZonedDateTime): Instance {
  const { ownerId, dogId, title, description, vetName, duration, timeZone, sequence, createdAt, updatedAt } = series;
  const startsAt = formatInstant(start);
  const id = `${series.id}_${formatLocalTime(start)}`;
  const details = { dogId, title, description, vetName, duration };
  const version = { sequence, createdAt, updatedAt };
  const times = { startsAt, originalStartsAt: startsAt, timeZone };
  return { ownerId, id, ...details, ...times, status: 'scheduled', ...version, series, isStored: false };
}

/** Iterates over the calculated instances of a series that start at or after `from`. Ignores exceptions. */
export function* iterateInstances(series: SeriesRow, from: string): Generator<Instance> {
  for (const start of iterateStarts(series, from)) yield toInstance(series, start);
}
