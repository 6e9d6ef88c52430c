import { Temporal } from 'temporal-polyfill';
import { ApiError } from '#functions/core/http/api-error.ts';
import { isInRange, isLocalTime, rangeMessage } from '#shared/contract/appointments.ts';

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
 * @throws ApiError 400 for a local time that clocks skip, and an instant outside of the calendar in the time zone
 */
export function startOf(appointmentDate: string, timeZone: string): Temporal.ZonedDateTime {
  const invalid = (message: string) => new ApiError('invalid', { fields: { appointmentDate: message } });
  const inSeconds = appointmentDate.replace(/\.\d+/, '');
  if (!isLocalTime(inSeconds)) {
    const start = Temporal.Instant.from(inSeconds).toZonedDateTimeISO(timeZone);
    if (!isInRange(start.toPlainDate().toString())) throw invalid(rangeMessage);
    return start;
  }
  const wallTime = Temporal.PlainDateTime.from(inSeconds);
  if (!existsIn(wallTime, timeZone)) throw invalid(gapMessage);
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
