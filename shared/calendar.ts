/** Date and time zone calculations. Local dates have the format `YYYY-MM-DD`. January is month 1. */

const minuteMs = 60_000;
const dayMs = 24 * 3600 * 1000;

/** The maximum difference between local time and UTC, rounded up. */
const maxOffsetMs = 15 * 3600 * 1000;

/**
 * Returns an IANA time zone name in its correct letter case; undefined when the runtime does not know the zone. Only
 * corrects canonical names, because the runtime does not know the spelling of an alias: `Asia/Kolkata` is returned as
 * is.
 */
export function timeZoneNamed(name: string): string | undefined {
  // Rejects UTC offsets such as `+02:00`, which Intl accepts, because they have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    const isSpelled = /^[A-Z].*[a-z]/.test(name) && timeZone.toLowerCase() !== name.toLowerCase();
    return isSpelled ? name : timeZone;
  } catch {
    return undefined;
  }
}

/** Whether the runtime knows this IANA time zone. */
export function isTimeZone(name: string): boolean {
  return timeZoneNamed(name) !== undefined;
}

/** The formatter of the last time zone. Creating one takes a hundred times as long as formatting a date. */
let lastDates: { timeZone: string; formatter: Intl.DateTimeFormat } | undefined;

function getDateFormatter(timeZone: string): Intl.DateTimeFormat {
  if (lastDates?.timeZone !== timeZone) {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    lastDates = { timeZone, formatter };
  }
  return lastDates.formatter;
}

/** Returns the local date in a time zone, `YYYY-MM-DD`. */
export function localDate(instant: Date, timeZone: string): string {
  const parts = getDateFormatter(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Returns the local hour in a time zone, 0 to 23. */
export function localHour(instant: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant));
}

function parse(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns the days since January 1, 1970. February 29 counts as March 1 in a year that is not a leap year. */
function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMs);
}

function format(dayCount: number): string {
  return new Date(dayCount * dayMs).toISOString().slice(0, 10);
}

/** Returns the date that is `days` days after `date`. A negative number gives an earlier date. */
export function addDays(date: string, days: number): string {
  const { year, month, day } = parse(date);
  return format(dayNumber(year, month, day) + days);
}

/**
 * Returns the first instant of a local date. This is not always midnight, because daylight saving time may skip
 * midnight.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const { year, month, day } = parse(date);
  const utcMidnight = dayNumber(year, month, day) * dayMs;
  let [before, after] = [utcMidnight - maxOffsetMs, utcMidnight + maxOffsetMs];
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
    if (localDate(new Date(middle), timeZone) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Returns the Monday of a date's week. */
export function findMonday(date: string): string {
  const { year, month, day } = parse(date);
  // January 1, 1970 was a Thursday.
  return addDays(date, -((dayNumber(year, month, day) + 3) % 7));
}

/** Returns the age in years with one decimal place, rounded down: a dog is 2.9 on the day before the third birthday. */
export function ageOn(birthDate: string, today: string): number {
  const born = parse(birthDate);
  const now = parse(today);
  const todayNumber = dayNumber(now.year, now.month, now.day);
  let years = now.year - born.year;
  if (dayNumber(now.year, born.month, born.day) > todayNumber) years -= 1;
  if (years < 0) return 0;
  const last = dayNumber(born.year + years, born.month, born.day);
  const next = dayNumber(born.year + years + 1, born.month, born.day);
  return years + Math.floor(((todayNumber - last) * 10) / (next - last)) / 10;
}

/**
 * Returns the age at an instant, like `ageOn` with the local date in a time zone. Only computes the local date if the
 * age depends on the time zone, because the first `Intl` formatter of a process takes as long as starting Node.js.
 */
export function ageAt(birthDate: string, instant: Date, timeZone: string): number {
  const [earliest, latest] = [-maxOffsetMs, maxOffsetMs].map((offset) =>
    ageOn(birthDate, new Date(instant.getTime() + offset).toISOString().slice(0, 10)),
  );
  return earliest !== undefined && earliest === latest ? earliest : ageOn(birthDate, localDate(instant, timeZone));
}

/** Returns a birth date for which `ageOn(birthDate, today)` is `age`, in years with one decimal place. */
export function birthDateFromAge(age: number, today: string): string {
  const now = parse(today);
  const tenths = Math.round(age * 10);
  const years = Math.floor(tenths / 10);
  const rest = tenths % 10;
  let candidate = dayNumber(now.year - years, now.month, now.day) - Math.ceil((rest * 365) / 10);
  // The first guess can be wrong by a day because of leap days.
  while (ageOn(format(candidate), today) < age - 1e-9) candidate -= 1;
  while (ageOn(format(candidate), today) > age + 1e-9) candidate += 1;
  return format(candidate);
}
