import * as z from 'zod/mini';
import { addDays, localDate } from '#shared/calendar.ts';
import { Appointment } from '#shared/contract/appointments.ts';
import { now } from '../../lib/now.ts';
import { savedEntry } from '../../platform/storage/saved-entries.ts';
import { areOwn, type Saved, type SavedCopy } from '../../platform/storage/saved-rows.ts';
import { readJson, writeJson } from '../../platform/storage/storage.ts';

/**
 * The visits of this and the next month, stored on this device for reading them offline. They are stored by local day, each
 * with the time when it was fetched, because screens fetch different ranges of days.
 */

const entry = savedEntry('visits');

interface Owner {
  id: string;
  timeZone: string;
}

/** Local dates, `YYYY-MM-DD`. `to` is exclusive. */
interface Range {
  from: string;
  to: string;
}

const Day = z.object({ date: z.string(), savedAt: z.iso.datetime(), visits: z.array(Appointment) });
type Day = z.output<typeof Day>;

const Stored = z.object({ ownerId: z.string(), timeZone: z.string(), days: z.array(Day) });

/** Reads the stored days by date. In another time zone, visits are on other days. */
function readDays({ id, timeZone }: Owner): Map<string, Day> {
  const { data } = Stored.safeParse(readJson(entry));
  const isReadable = data?.ownerId === id && data.timeZone === timeZone;
  return new Map(isReadable ? data.days.map((day) => [day.date, day]) : []);
}

function listDays({ from, to }: Range): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

function findFirstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/**
 * Returns the days that are stored: those that the calendar shows for this and the next month. It shows six weeks, which
 * begin up to six days before the month.
 */
export function findSavedRange(timeZone: string): Range {
  const month = findFirstOfMonth(localDate(now(), timeZone));
  const nextMonth = findFirstOfMonth(addDays(month, 31));
  return { from: addDays(month, -6), to: addDays(nextMonth, 42) };
}

/** Whether all visits that are to be stored were fetched after an instant. */
export function areSavedSince(owner: Owner, instant: Date): boolean {
  const days = readDays(owner);
  return listDays(findSavedRange(owner.timeZone)).every(
    (date) => Date.parse(days.get(date)?.savedAt ?? '') >= instant.getTime(),
  );
}

function writeDays(owner: Owner, range: Range, visits: readonly Appointment[]): void {
  if (!areOwn(visits, owner.id)) return;
  const { id: ownerId, timeZone } = owner;
  const days = readDays(owner);
  const savedAt = now().toISOString();
  for (const date of listDays(range)) days.set(date, { date, savedAt, visits: [] });
  for (const visit of visits) days.get(localDate(new Date(visit.appointmentDate), timeZone))?.visits.push(visit);
  const { from, to } = findSavedRange(timeZone);
  const kept = [...days.values()].filter(({ date }) => date >= from && date < to);
  writeJson(entry, { ownerId, timeZone, days: kept } satisfies z.output<typeof Stored>);
}

/** Combines days. As a whole, they are as old as the oldest one. */
function combine(days: readonly Day[]): Saved<Appointment[]> | undefined {
  const [savedAt] = days.map((day) => day.savedAt).sort();
  return savedAt === undefined ? undefined : { savedAt, data: days.flatMap(({ visits }) => visits) };
}

/** The visits of a range of days. They are readable if every day is stored. */
export function createSavedVisits(owner: Owner, range: Range): Required<SavedCopy<Appointment[]>> {
  return {
    write: (visits) => writeDays(owner, range, visits),
    read: () => {
      const days = readDays(owner);
      const dates = listDays(range);
      const found = dates.flatMap((date) => days.get(date) ?? []);
      return found.length === dates.length ? combine(found) : undefined;
    },
  };
}

/** The next scheduled visits, of the days that are stored from today on. */
export function createSavedNext(owner: Owner, max: number): SavedCopy<Appointment[]> {
  return {
    read: () => {
      const today = localDate(now(), owner.timeZone);
      const days = [...readDays(owner).values()].filter(({ date }) => date >= today);
      const saved = combine(days.sort((one, other) => one.date.localeCompare(other.date)));
      const isNext = ({ status, appointmentDate }: Appointment) =>
        status === 'scheduled' && Date.parse(appointmentDate) > now().getTime();
      return saved && { ...saved, data: saved.data.filter(isNext).slice(0, max) };
    },
  };
}
