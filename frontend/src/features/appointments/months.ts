import { addDays } from '#shared/calendar.ts';
import { appointmentBounds } from '#shared/contract/appointment-times.ts';
import type { Appointment } from '#shared/contract/appointments.ts';

/** Pure functions about months, `YYYY-MM`, and local dates, `YYYY-MM-DD`. Weeks start on Sunday. */

const daysPerWeek = 7;
const weeksPerGrid = 6;

/** Returns the month of a date. */
export function toMonth(date: string): string {
  return date.slice(0, 7);
}

function parseUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Returns the same day of the month, `months` later. In a shorter month, the 31st becomes the last day. */
export function addMonths(date: string, months: number): string {
  const target = parseUtc(`${toMonth(date)}-01`);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return target.toISOString().slice(0, 10);
}

/** Returns the month that is `months` later, or earlier if `months` is negative. */
export function shiftMonth(month: string, months: number): string {
  return toMonth(addMonths(`${month}-01`, months));
}

/** Returns the range of days in a month's grid: six weeks from the Sunday on or before the 1st. `to` is exclusive. */
export function findGridRange(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  const from = addDays(first, -parseUtc(first).getUTCDay());
  return { from, to: addDays(from, weeksPerGrid * daysPerWeek) };
}

/** Counts the weeks that the calendar shows for a month: four to six. */
export function countWeeks(month: string): number {
  const first = parseUtc(`${month}-01`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Math.ceil((first.getUTCDay() + days) / daysPerWeek);
}

/** Parses a date from the URL. Returns `today` if the date is missing, invalid or outside `appointmentBounds`. */
export function parseDate(parameter: string | null, today: string): string {
  const date = parameter ?? '';
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(parseUtc(date).getTime());
  const exists = isDate && parseUtc(date).toISOString().startsWith(date);
  return exists && date >= appointmentBounds.firstDay && date <= appointmentBounds.lastDay ? date : today;
}

/** What the calendar shows on a day with visits. */
export interface Marker {
  /** The visible text: a title, "2 visits" or "Cancelled". */
  label: string;
  /** The text for screen readers: "1 visit, Grooming" or "2 visits, 1 cancelled". */
  spoken: string;
  /** Whether every visit of the day is cancelled. */
  cancelled: boolean;
}

function countVisits(count: number): string {
  return `${count} ${count === 1 ? 'visit' : 'visits'}`;
}

/** Returns the marker of a day with these visits. */
export function chooseMarker(visits: readonly Appointment[]): Marker {
  const kept = visits.filter(({ status }) => status !== 'cancelled');
  const cancelledCount = visits.length - kept.length;
  const title = kept.length === 1 ? kept[0]?.title : undefined;
  const spoken = [
    kept.length > 0 && countVisits(kept.length),
    title,
    cancelledCount > 0 && `${cancelledCount} cancelled`,
  ];
  return {
    label: kept.length === 0 ? 'Cancelled' : (title ?? countVisits(kept.length)),
    spoken: spoken.filter(Boolean).join(', '),
    cancelled: kept.length === 0,
  };
}

/** Groups visits by local date. The visits of each day are sorted by time. */
export function groupByDay(
  visits: readonly Appointment[],
  toDate: (instant: string) => string,
): Map<string, Appointment[]> {
  const days = new Map<string, Appointment[]>();
  for (const visit of visits) {
    const date = toDate(visit.appointmentDate);
    const day = days.get(date);
    if (day) day.push(visit);
    else days.set(date, [visit]);
  }
  for (const day of days.values()) day.sort((a, b) => a.appointmentDate.localeCompare(b.appointmentDate));
  return days;
}
