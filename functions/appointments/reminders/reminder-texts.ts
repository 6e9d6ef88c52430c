import type { ReminderContent } from '#functions/appointments/reminders/reminder-content.ts';
import { localDate } from '#shared/calendar.ts';
import type { ReminderLead } from '#shared/contract/notification-preferences.ts';

const dayMs = 24 * 3600 * 1000;

/** The text "in an hour" is used at least 45 minutes before the start. Later reminders name the time. */
const minHourMs = 45 * 60 * 1000;

type Time = Pick<ReminderContent, 'startsAt' | 'timeZone'>;

function format({ startsAt, timeZone }: Time, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(startsAt);
  // Some email programs cannot show the narrow space before AM and PM.
  return text.replaceAll('\u202f', ' ');
}

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats a time in the owner's time zone: "Friday, November 20 at 4:30 PM". */
export function formatDayAndTime(time: Time): string {
  return `${format(time, { weekday: 'long', month: 'long', day: 'numeric' })} at ${format(time, timeOfDay)}`;
}

/** Formats the start of a visit relative to `at`: "in an hour", "tomorrow at 4:30 PM". */
export function formatWhen(content: Time, lead: ReminderLead, at: Date): string {
  const { startsAt, timeZone } = content;
  if (lead === 'hour' && startsAt.getTime() - at.getTime() >= minHourMs) return 'in an hour';
  const day = localDate(startsAt, timeZone);
  if (day === localDate(at, timeZone)) return `today at ${format(content, timeOfDay)}`;
  // Adding 24 hours to noon in UTC always gives the next date.
  const next = new Date(Date.parse(`${localDate(at, timeZone)}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return day === next ? `tomorrow at ${format(content, timeOfDay)}` : `on ${formatDayAndTime(content)}`;
}

/** Formats the text of a reminder: "Rex's visit with Dr. Reyes is on Friday, November 20 at 4:30 PM." */
export function formatSummary(content: ReminderContent): string {
  const { dogName, vetName } = content;
  return `${dogName}'s visit${vetName ? ` with ${vetName}` : ''} is on ${formatDayAndTime(content)}.`;
}

/** Formats the path of the calendar on the day of a visit. If `id` is passed, the path also selects the visit. */
export function formatCalendarPath({ startsAt, timeZone }: Time, id?: string): string {
  const visit = id === undefined ? '' : `&visit=${encodeURIComponent(id)}`;
  return `/calendar?date=${localDate(startsAt, timeZone)}${visit}`;
}
