import * as z from 'zod/mini';
import { LocalDate } from '#shared/contract/fields.ts';

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The limits of an appointment's fields. `duration` is in minutes, and `every` is the interval of a repeat rule. */
export const appointmentBounds = {
  duration: { min: 1, max: 1440 },
  every: { min: 1, max: 99 },
  firstDay: '2000-01-01',
  lastDay: '2099-12-31',
} as const;
/** Minutes. The API uses this duration if a request has none. */
export const defaultDuration = 30;
/** Minutes. The form for a new appointment starts with this duration. */
export const formDuration = 60;

const { duration, every, firstDay, lastDay } = appointmentBounds;

const dateMessage = 'Please enter a date and time';
export const rangeMessage = `Please choose a date from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}`;

/** Whether `day`, a local date, is in the range in which appointments are allowed. */
export function isInRange(day: string): boolean {
  return day >= firstDay && day <= lastDay;
}

/** Whether a date and time has no UTC offset, and so is local to the owner's time zone. */
export function isLocalTime(value: string): boolean {
  return !/(Z|[+-]\d\d:\d\d)$/.test(value);
}

/**
 * The start of an appointment: an instant (ISO 8601 with `Z` or a UTC offset), or a date and time in the owner's time
 * zone, such as `2026-11-20T16:30`. Fractions of a second are cut off. The schema does not check whether the day of an
 * instant is in range, because the day depends on the owner's time zone. The server checks it.
 */
export const AppointmentDate = z.iso
  .datetime({ local: true, offset: true, error: dateMessage })
  .check(z.refine((value) => !isLocalTime(value) || isInRange(value.slice(0, 10)), rangeMessage));

/** The duration in minutes. */
export const Duration = z
  .int('Please enter the duration in whole minutes')
  .check(
    z.gte(duration.min, `Please enter at least ${duration.min} minute`),
    z.lte(duration.max, `Please enter at most ${duration.max} minutes (a day)`),
  );

/**
 * The recurrence rule of an appointment, in the time zone that the owner had when creating the series. Without `until`,
 * the series has no end. In a month that is too short to have the first instance's day, the instance is on the last
 * day. If daylight saving time skips the local time on a day, the series has no instance on this day.
 */
export const Repeat = z.strictObject(
  {
    every: z
      .int('Please enter a whole number')
      .check(
        z.gte(every.min, `Please enter ${every.min} to ${every.max}`),
        z.lte(every.max, `Please enter ${every.min} to ${every.max}`),
      ),
    unit: z.enum(repeatUnits, 'Please choose days, weeks, months, or years'),
    /** The last day on which an instance can be, in the time zone of the series. */
    until: z.optional(z.nullable(LocalDate)),
  },
  'Please choose how often it repeats',
);
export type Repeat = z.output<typeof Repeat>;
