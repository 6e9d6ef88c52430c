import { addDays, ageOn } from '#shared/calendar.ts';

/** Below this age, a puppy's age is shown in weeks. */
const maxWeeks = 16;

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)));
}

/**
 * Returns the completed months between two local dates, never negative. In a month that is too short to have the day of
 * `from`, the month is completed on its last day.
 */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split('-').map(Number);
  const isLastDay = addDays(to, 1).slice(8) === '01';
  const months = (toYear - year) * 12 + toMonth - month;
  return Math.max(0, toDay >= day || isLastDay ? months : months - 1);
}

function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

/** Formats a dog's age as people say it: "10 weeks", "5 months", "3.5 years". Both parameters are local dates. */
export function ageText(birthDate: string, today: string): string {
  const days = daysBetween(birthDate, today);
  if (days < 14) return counted(days, 'day');
  const weeks = Math.floor(days / 7);
  if (weeks < maxWeeks) return counted(weeks, 'week');
  const years = ageOn(birthDate, today);
  if (years >= 1) return counted(years, 'year');
  // A birth date that was calculated from an age of 0.5 years can be a day short of six months.
  return counted(Math.max(monthsBetween(birthDate, today), Math.floor(years * 12)), 'month');
}
