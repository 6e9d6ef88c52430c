/** Dates and time zones as pure functions. Local dates are `YYYY-MM-DD`; months count from 1. */

const dayMs = 24 * 3600 * 1000;

/**
 * An IANA time zone as it is spelled, whatever the case it was asked in; undefined where the runtime does not know it.
 * A second name of a zone stays (`Asia/Kolkata`), unless its case is lost: the runtime spells only the first names.
 */
export function timeZoneNamed(name: string): string | undefined {
  // Bare offsets are accepted by Intl but do not know daylight saving time.
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

/** The date on the wall of that time zone, as `YYYY-MM-DD`. */
export function localDate(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The hour on the wall of that time zone, 0 to 23. */
export function localHour(instant: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant));
}

function parse(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayMs);
}

function format(dayCount: number): string {
  return new Date(dayCount * dayMs).toISOString().slice(0, 10);
}

/** The same day so many years earlier or later; 29 February becomes 1 March where there is none. */
function anniversary(year: number, month: number, day: number): number {
  return dayNumber(year, month, day);
}

/**
 * Age in years on a day, to one decimal and never rounded up: a dog is 3 on its third birthday, not a day before.
 */
export function ageOn(birthDate: string, today: string): number {
  const born = parse(birthDate);
  const now = parse(today);
  const todayNumber = dayNumber(now.year, now.month, now.day);
  let years = now.year - born.year;
  if (anniversary(now.year, born.month, born.day) > todayNumber) years -= 1;
  if (years < 0) return 0;
  const last = anniversary(born.year + years, born.month, born.day);
  const next = anniversary(born.year + years + 1, born.month, born.day);
  return years + Math.floor(((todayNumber - last) * 10) / (next - last)) / 10;
}

/**
 * The birth date that an age given in years (one decimal) stands for: `ageOn` of it reads the same that day.
 */
export function birthDateFromAge(age: number, today: string): string {
  const now = parse(today);
  const tenths = Math.round(age * 10);
  const years = Math.floor(tenths / 10);
  const rest = tenths % 10;
  let candidate = dayNumber(now.year - years, now.month, now.day) - Math.ceil((rest * 365) / 10);
  // Leap days can put the first guess a day off on either side.
  while (ageOn(format(candidate), today) < age - 1e-9) candidate -= 1;
  while (ageOn(format(candidate), today) > age + 1e-9) candidate += 1;
  return format(candidate);
}
