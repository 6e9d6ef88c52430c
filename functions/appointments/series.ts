import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { isoInstant } from '#functions/appointments/times.ts';
import type { Visit } from '#functions/appointments/visit.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import { appointmentBounds } from '#shared/contract/appointments.ts';

/** The `endsAt` of a series without an end. It sorts after every instant. */
export const never = 'never';

/** What decides when a series repeats. */
export type Rhythm = Pick<SeriesRow, 'localStart' | 'timeZone' | 'dayOfMonth' | 'every' | 'unit' | 'until'>;

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** The days of which the last that a month has is the visit: 28 to 31 for the 31st. Other series do not need it. */
function lastOf(dayOfMonth: number) {
  const days = Array.from({ length: dayOfMonth - 27 }, (_, index) => 28 + index);
  return { byMonthDay: days, bySetPos: [-1] };
}

/** The parts of the recurrence rule (RFC 5545) besides its end. */
export function ruleParts({ localStart, dayOfMonth, every, unit }: Rhythm) {
  const { month } = Temporal.PlainDateTime.from(localStart);
  const parts = { freq: frequencies[unit], interval: every };
  if (unit === 'month' && dayOfMonth > 28) return { ...parts, ...lastOf(dayOfMonth) };
  if (unit === 'year' && month === 2 && dayOfMonth > 28) return { ...parts, byMonth: [month], ...lastOf(dayOfMonth) };
  return parts;
}

/** The last instant of a series in its time zone. Every series ends with the last day of the calendar. */
export function endOf({ until, timeZone }: Pick<Rhythm, 'until' | 'timeZone'>): Temporal.ZonedDateTime {
  const { lastDay } = appointmentBounds;
  const day = until && until < lastDay ? until : lastDay;
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '23:59:59' });
}

/** The start of the first visit. */
export function firstStart({ localStart, timeZone }: Rhythm): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(localStart).toZonedDateTime(timeZone);
}

function ruleOf(rhythm: Rhythm) {
  return new RRuleTemporal<Temporal.ZonedDateTime>({
    temporal: Temporal,
    tzid: rhythm.timeZone,
    dtstart: firstStart(rhythm),
    until: endOf(rhythm),
    ...ruleParts(rhythm),
  });
}

/** The starts of a series from an instant on, in order. A local time that clocks skip on a day has no visit. */
export function* startsFrom(rhythm: Rhythm, from: string): Generator<Temporal.ZonedDateTime> {
  const rule = ruleOf(rhythm);
  const first = firstStart(rhythm).epochMilliseconds;
  const asked = Date.parse(from);
  let start = rule.next(new Date(asked > first ? asked : first), true);
  while (start) {
    yield start;
    start = rule.next(new Date(start.epochMilliseconds), false);
  }
}

/** The last start of a series before an instant. */
export function lastStartBefore(rhythm: Rhythm, before: string): Temporal.ZonedDateTime | undefined {
  return ruleOf(rhythm).previous(new Date(before), false) ?? undefined;
}

/** The start of the last visit as `endsAt` has it. */
export function endsAtOf(rhythm: Rhythm): string {
  if (!rhythm.until) return never;
  return isoInstant(ruleOf(rhythm).previous(new Date(endOf(rhythm).epochMilliseconds), true) ?? firstStart(rhythm));
}

/** The visit of a series that starts then. */
export function visitOf(series: SeriesRow, start: Temporal.ZonedDateTime): Visit {
  const { ownerId, dogId, title, description, vetName, duration, timeZone, sequence, createdAt, updatedAt } = series;
  const startsAt = isoInstant(start);
  const localStart = start.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  const text = { dogId, title, description, vetName, duration };
  const version = { sequence, createdAt, updatedAt };
  const id = `${series.id}_${localStart}`;
  const times = { startsAt, originalStartsAt: startsAt, timeZone };
  return { ownerId, id, ...text, ...times, status: 'scheduled', ...version, series, isStored: false };
}

/** The visits of a series from an instant on, in order, without regard to those that were changed. */
export function* visitsOf(series: SeriesRow, from: string): Generator<Visit> {
  for (const start of startsFrom(series, from)) yield visitOf(series, start);
}
