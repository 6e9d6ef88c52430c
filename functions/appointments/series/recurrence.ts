import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { Instance } from '#functions/appointments/instances/instance.ts';
import { formatInstant, formatSlot } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import { appointmentBounds } from '#shared/contract/appointments.ts';

/** The `endsAt` of a series without an end. This text sorts after every instant. */
export const never = 'never';

/** The attributes of a series that determine when its instances start. */
export type RecurrenceRule = Pick<SeriesRow, 'localStart' | 'timeZone' | 'dayOfMonth' | 'every' | 'unit' | 'until'>;

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** Returns the RRULE properties for a `dayOfMonth` from 29 on: the last day up to `dayOfMonth` that the month has. */
function selectLastDay(dayOfMonth: number) {
  const days = Array.from({ length: dayOfMonth - 27 }, (_, index) => 28 + index);
  return { byMonthDay: days, bySetPos: [-1] };
}

/** Converts a rule to the properties of an RRULE (RFC 5545, 3.3.10), without the end. */
export function toRuleProperties({ localStart, dayOfMonth, every, unit }: RecurrenceRule) {
  const { month } = Temporal.PlainDateTime.from(localStart);
  const properties = { freq: frequencies[unit], interval: every };
  if (unit === 'month' && dayOfMonth > 28) return { ...properties, ...selectLastDay(dayOfMonth) };
  if (unit === 'year' && month === 2 && dayOfMonth > 28) {
    return { ...properties, byMonth: [month], ...selectLastDay(dayOfMonth) };
  }
  return properties;
}

/** Returns the end of the rule's last day, in the rule's time zone. No series goes beyond the calendar's last day. */
function findEnd({ until, timeZone }: RecurrenceRule): Temporal.ZonedDateTime {
  const { lastDay } = appointmentBounds;
  const day = until && until < lastDay ? until : lastDay;
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '23:59:59' });
}

/** Returns the start of a series' first instance. */
export function findFirstStart({ localStart, timeZone }: RecurrenceRule): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(localStart).toZonedDateTime(timeZone);
}

function createCalculator(rule: RecurrenceRule) {
  return new RRuleTemporal<Temporal.ZonedDateTime>({
    temporal: Temporal,
    tzid: rule.timeZone,
    dtstart: findFirstStart(rule),
    until: findEnd(rule),
    ...toRuleProperties(rule),
  });
}

/** Iterates over the starts of a series at or after `from`. Skips days on which the local time does not exist. */
export function* iterateStarts(rule: RecurrenceRule, from: string): Generator<Temporal.ZonedDateTime> {
  const calculator = createCalculator(rule);
  const earliest = Math.max(Date.parse(from), findFirstStart(rule).epochMilliseconds);
  let start = calculator.next(new Date(earliest), true);
  while (start) {
    yield start;
    start = calculator.next(new Date(start.epochMilliseconds), false);
  }
}

/** Finds the last start of a series before the instant `before`. */
export function findLastStartBefore(rule: RecurrenceRule, before: string): Temporal.ZonedDateTime | undefined {
  return createCalculator(rule).previous(new Date(before), false) ?? undefined;
}

/** Calculates the `endsAt` of a series: the start of the last instance, or `never` for a series without an end. */
export function calculateEndsAt(rule: RecurrenceRule): string {
  if (!rule.until) return never;
  const last = createCalculator(rule).previous(new Date(findEnd(rule).epochMilliseconds), true);
  return formatInstant(last ?? findFirstStart(rule));
}

/** Builds the instance of a series that starts at `start`. Stores nothing. */
export function toInstance(series: SeriesRow, start: Temporal.ZonedDateTime): Instance {
  const { ownerId, dogId, title, description, vetName, duration, timeZone, sequence, createdAt, updatedAt } = series;
  const startsAt = formatInstant(start);
  const id = `${series.id}_${formatSlot(start.toPlainDateTime())}`;
  const details = { dogId, title, description, vetName, duration };
  const version = { sequence, createdAt, updatedAt };
  const times = { startsAt, originalStartsAt: startsAt, timeZone };
  return { ownerId, id, ...details, ...times, status: 'scheduled', ...version, series, isStored: false };
}

/** Iterates over the calculated instances of a series that start at or after `from`. Ignores exceptions. */
export function* iterateInstances(series: SeriesRow, from: string): Generator<Instance> {
  for (const start of iterateStarts(series, from)) yield toInstance(series, start);
}
