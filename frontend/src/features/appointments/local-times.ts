import { addDays, localDate } from '#shared/calendar.ts';
import { formatDate } from '../../lib/format.ts';
import { addMonths } from './months.ts';

/** Functions that convert and format instants in one time zone. Creating the object is slow, so reuse it. */
export interface LocalTimes {
  /** Returns the local date of an instant: `2026-11-20`. */
  toDate: (instant: string) => string;
  /** Returns the local time of an instant: `16:30`. */
  toClock: (instant: string) => string;
  /** Formats the local time of an instant for the owner: "4:30 PM". */
  formatTime: (instant: string) => string;
}

/** Creates the functions that convert and format instants in a time zone. */
export function createLocalTimes(timeZone: string): LocalTimes {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const text = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const dates = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return {
    toDate: (instant) => {
      const [month, , day, , year] = dates.formatToParts(new Date(instant)).map(({ value }) => value);
      return `${year}-${month}-${day}`;
    },
    toClock: (instant) => parts.format(new Date(instant)),
    formatTime: (instant) => text.format(new Date(instant)),
  };
}

function chooseYearFormat(date: string, today: string): Intl.DateTimeFormatOptions {
  return date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };
}

/** Formats a date: "Friday, November 20". Adds the year if it is not the current year. */
export function formatLongDay(date: string, today: string): string {
  return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric', ...chooseYearFormat(date, today) });
}

/** Formats a date in its short form: "Tue, Nov 24". Adds the year if it is not the current year. */
export function formatShortDay(date: string, today: string): string {
  return formatDate(date, { weekday: 'short', month: 'short', day: 'numeric', ...chooseYearFormat(date, today) });
}

/** Formats a month: "November 2026" for `2026-11`. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** Formats a duration: "45 min", "1 hr", "1 hr 30 min". */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} hr`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** A day to move a visit to. */
export interface RescheduleChoice {
  label: string;
  date: string;
}

/**
 * Lists the days to which one tap in the menu moves a visit. A visit after today moves relative to its own day, any
 * other visit relative to today.
 */
export function listRescheduleChoices(date: string, today: string, time: string): RescheduleChoice[] {
  const isLater = date > today;
  const from = isLater ? date : today;
  const labels = isLater
    ? (['A day later', 'A week later', 'A month later'] as const)
    : ([`Tomorrow, ${time}`, 'In a week', 'In a month'] as const);
  const dates = [addDays(from, 1), addDays(from, 7), addMonths(from, 1)];
  return labels.map((label, at) => ({ label, date: dates[at] ?? from }));
}

/**
 * Suggests when a new visit starts: at 9 AM on `date`, or on the next day if `date` is today, because few visits are
 * scheduled for the same day.
 */
export function suggestStart(date: string, now: Date, timeZone: string): { date: string; time: string } {
  return { date: date === localDate(now, timeZone) ? addDays(date, 1) : date, time: '09:00' };
}
