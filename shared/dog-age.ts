import { addDays, ageOn } from '#shared/calendar.ts';

/** Up to this age, people count a puppy's age in weeks. */
const maxWeeks = 16;

function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)));
}

/** Completed months from one local date to another, never negative. A month that has no such day is complete at its end. */
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

/** A dog's age as people say it: "10 weeks", "5 months", "3.5 years". Both are local dates. */
export function ageText(birthDate: string, today: string): string {
  const days = daysBetween(birthDate, today);
  if (days < 14) return counted(days, 'day');
  const weeks = Math.floor(days / 7);
  if (weeks < maxWeeks) return counted(weeks, 'week');
  const years = ageOn(birthDate, today);
  if (years >= 1) return counted(years, 'year');
  // A date that was calculated from half a year can be a day short of six months.
  return counted(Math.max(monthsBetween(birthDate, today), Math.floor(years * 12)), 'month');
}
