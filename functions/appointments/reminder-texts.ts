import type { RemindedVisit } from '#functions/appointments/reminded-visit.ts';
import { localDate } from '#shared/calendar.ts';
import type { ReminderLead } from '#shared/contract/notifications.ts';

const dayMs = 24 * 3600 * 1000;

/** A reminder that is late by more than a quarter of an hour does not say "in an hour". */
const leastHourMs = 45 * 60 * 1000;

type Time = Pick<RemindedVisit, 'startsAt' | 'timeZone'>;

function format({ startsAt, timeZone }: Time, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(startsAt);
  // Some email programs cannot show the narrow space before AM and PM.
  return text.replaceAll('\u202f', ' ');
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;

/** "Friday, November 20 at 4:30 PM" in the owner's time zone. */
export function dayAndTime(time: Time): string {
  return `${format(time, { weekday: 'long', month: 'long', day: 'numeric' })} at ${format(time, timeOfDay)}`;
}

/** When a visit is, as seen at `at`: "in an hour", "tomorrow at 4:30 PM". */
export function whenText(visit: Time, lead: ReminderLead, at: Date): string {
  const { startsAt, timeZone } = visit;
  if (lead === 'hour' && startsAt.getTime() - at.getTime() >= leastHourMs) return 'in an hour';
  const day = localDate(startsAt, timeZone);
  if (day === localDate(at, timeZone)) return `today at ${format(visit, timeOfDay)}`;
  // Noon of a UTC day is on the next one 24 hours later.
  const next = new Date(Date.parse(`${localDate(at, timeZone)}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return day === next ? `tomorrow at ${format(visit, timeOfDay)}` : `on ${dayAndTime(visit)}`;
}

/** "Rex's visit with Dr. Reyes is on Friday, November 20 at 4:30 PM." */
export function visitText(visit: RemindedVisit): string {
  const { dogName, vetName } = visit;
  return `${dogName}'s visit${vetName ? ` with ${vetName}` : ''} is on ${dayAndTime(visit)}.`;
}

/** The path of the calendar at the visit's day, and at the visit itself if its ID is passed. */
export function calendarPath({ startsAt, timeZone }: Time, id?: string): string {
  const visit = id === undefined ? '' : `&visit=${encodeURIComponent(id)}`;
  return `/calendar?date=${localDate(startsAt, timeZone)}${visit}`;
}
