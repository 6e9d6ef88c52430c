import { Temporal } from 'temporal-polyfill';
import { ApiError } from '#functions/core/api-error.ts';

const gapMessage = "This time doesn't exist on that day because the clocks move forward. Please choose another.";

/** An instant as it is stored: ISO 8601 in UTC, with milliseconds. */
export function isoInstant({ epochMilliseconds }: { epochMilliseconds: number }): string {
  return new Date(epochMilliseconds).toISOString();
}

/** Whether clocks show this local time at some instant. They skip an hour when they move forward. */
export function existsIn(wallTime: Temporal.PlainDateTime, timeZone: string): boolean {
  return wallTime.toZonedDateTime(timeZone).toPlainDateTime().equals(wallTime);
}

/**
 * The start that `AppointmentDate` names, in whole seconds. A local time that clocks show twice means the first.
 * @throws ApiError 400 for a local time that clocks skip
 */
export function startOf(appointmentDate: string, timeZone: string): Temporal.ZonedDateTime {
  const toSecond = { smallestUnit: 'second', roundingMode: 'trunc' } as const;
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(appointmentDate)) {
    return Temporal.Instant.from(appointmentDate).round(toSecond).toZonedDateTimeISO(timeZone);
  }
  const wallTime = Temporal.PlainDateTime.from(appointmentDate).round(toSecond);
  if (!existsIn(wallTime, timeZone)) throw new ApiError('invalid', { fields: { appointmentDate: gapMessage } });
  return wallTime.toZonedDateTime(timeZone);
}

/** The instant that a filter means: a day is its start in the time zone. */
export function momentOf(value: string, timeZone: string): Date {
  if (value.includes('T')) return new Date(value);
  return new Date(Temporal.PlainDate.from(value).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The same local time a year later. */
export function yearAfter(at: Date, timeZone: string): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(zoned.add({ years: 1 }).epochMilliseconds);
}
