import { addDays, localDate, localHour } from '#shared/calendar.ts';

/** The local hour at which the tip of a date arrives. */
export const tipHour = 9;

/** What the dates of an owner's tips depend on. `createdAt` is the instant of registration. */
export interface TipDatesOwner {
  timeZone: string;
  createdAt: string;
}

/** Returns the local date on which an owner registered. */
export function findFirstDate({ createdAt, timeZone }: TipDatesOwner): string {
  return localDate(new Date(createdAt), timeZone);
}

/**
 * Returns the local date of the latest tip: today from 9:00 on, otherwise yesterday. On the day of registration, the tip
 * arrives at once.
 */
export function findLatestDate(owner: TipDatesOwner, at: Date): string {
  const today = localDate(at, owner.timeZone);
  const due = localHour(at, owner.timeZone) >= tipHour ? today : addDays(today, -1);
  const first = findFirstDate(owner);
  return due > first ? due : first;
}

/**
 * Creates a function that returns when the tip of a local date arrives, or the instant of another full hour of the day.
 * Its formatter is slow to create.
 */
export function createArrivals(timeZone: string, hour = tipHour): (date: string) => Date {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const readOffset = (at: number): number => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
  return (date) => {
    const hourInUtc = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
    // Clocks change at night, so the offset is the same for hours around the result.
    return new Date(hourInUtc - readOffset(hourInUtc - readOffset(hourInUtc)));
  };
}
