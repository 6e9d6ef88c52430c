import { expect, test } from 'vitest';
import {
  addDays,
  ageAt,
  ageOn,
  birthDateFromAge,
  findMonday,
  isTimeZone,
  localDate,
  localHour,
  startOfDay,
  timeZoneNamed,
} from '#shared/calendar.ts';

/** Every date from `first` to `last`, inclusive. */
function* daysBetween(first: string, last: string): Generator<string> {
  for (let day = Date.parse(first); day <= Date.parse(last); day += 24 * 3600 * 1000) {
    yield new Date(day).toISOString().slice(0, 10);
  }
}

/** A sample of a leap cycle: every eleventh day, and each day around the end of February. */
const sampleDays = [
  ...[...daysBetween('2023-03-01', '2027-02-28')].filter((_, index) => index % 11 === 0),
  ...[2024, 2025].flatMap((year) => [...daysBetween(`${year}-02-26`, `${year}-03-03`)]),
];

test('the birth date computed from an age results in the same age, for every tenth of a year up to 30', () => {
  const wrong: string[] = [];
  for (const today of sampleDays) {
    for (let tenths = 0; tenths <= 300; tenths += 1) {
      const age = tenths / 10;
      const birthDate = birthDateFromAge(age, today);
      if (ageOn(birthDate, today) !== age) wrong.push(`${age} on ${today} became ${ageOn(birthDate, today)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the birth date computed from an age is a real date and not in the future', () => {
  const wrong: string[] = [];
  for (const today of daysBetween('2028-02-27', '2028-03-02')) {
    for (let tenths = 0; tenths <= 300; tenths += 1) {
      const birthDate = birthDateFromAge(tenths / 10, today);
      const real = new Date(`${birthDate}T00:00:00Z`).toISOString().startsWith(birthDate);
      if (birthDate > today || !real) wrong.push(`${birthDate} on ${today}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['a dog on the day of its birth', '2023-05-10', '2023-05-10', 0],
  ['a dog on the day before its third birthday', '2020-05-10', '2023-05-09', 2.9],
  ['a dog on its third birthday', '2020-05-10', '2023-05-10', 3],
  ['a dog half a year after its third birthday', '2020-05-10', '2023-11-09', 3.5],
  ['a leap-day dog on February 28 of a common year', '2020-02-29', '2023-02-28', 2.9],
  ['a leap-day dog on March 1 of a common year', '2020-02-29', '2023-03-01', 3],
  ['a leap-day dog on its real birthday', '2020-02-29', '2024-02-29', 4],
  ['a dog on the leap day before its first birthday', '2023-03-01', '2024-02-29', 0.9],
  ['a dog on the first day of a new year', '2022-12-31', '2023-01-01', 0],
  ['a dog that is not born yet', '2030-01-01', '2023-01-01', 0],
])('%s (born %s, today %s) is %s years old', (_, birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('the age at an instant is the age on the local date, in several time zones and around daylight saving changes', () => {
  const hours = Array.from({ length: 24 * 40 }, (_, hour) => new Date(Date.UTC(2026, 1, 10, hour, 30)));
  for (const timeZone of ['UTC', 'America/Chicago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
    const ages = hours.map((instant) => ageAt('2024-02-29', instant, timeZone));
    expect(ages).toEqual(hours.map((instant) => ageOn('2024-02-29', localDate(instant, timeZone))));
  }
});

test('the age never decreases from one day to the next', () => {
  for (const birthDate of ['2019-02-28', '2020-02-29', '2020-12-31']) {
    const ages = [...daysBetween(birthDate, '2025-03-02')].map((today) => ageOn(birthDate, today));
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  }
});

test.each([
  ['America/Chicago', '2026-03-08T07:59:59Z', '2026-03-08', 1],
  ['America/Chicago', '2026-03-08T08:00:00Z', '2026-03-08', 3],
  ['America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01', 1],
  ['America/Chicago', '2026-11-01T07:30:00Z', '2026-11-01', 1],
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29', 1],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', 3],
  ['Asia/Kathmandu', '2026-01-01T18:14:59Z', '2026-01-01', 23],
  ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02', 0],
  ['Pacific/Kiritimati', '2026-06-01T10:00:00Z', '2026-06-02', 0],
  ['Pacific/Pago_Pago', '2026-06-01T10:59:00Z', '2026-05-31', 23],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', '2026-04-05', 1],
  ['America/Santiago', '2026-09-06T03:59:59Z', '2026-09-05', 23],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06', 1],
  ['UTC', '2028-02-29T23:59:59Z', '2028-02-29', 23],
])('the local date and hour in %s at %s are %s and %i', (timeZone, instant, date, hour) => {
  expect(localDate(new Date(instant), timeZone)).toBe(date);
  expect(localHour(new Date(instant), timeZone)).toBe(hour);
});

test('the local date advances one day at a time around daylight saving changes', () => {
  for (const timeZone of ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Africa/Cairo', 'Asia/Tehran']) {
    const days = new Set<string>();
    for (let hour = 0; hour < 365 * 24; hour += 24) {
      days.add(localDate(new Date(Date.UTC(2026, 0, 1, 12 + hour)), timeZone));
    }
    const all = [...days];
    expect(all).toEqual([...daysBetween(all[0] ?? '', all.at(-1) ?? '')]);
  }
});

test.each(['America/Chicago', 'Europe/Berlin', 'UTC', 'Asia/Kathmandu', 'Etc/GMT+5'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each([
  ['america/chicago', 'America/Chicago'],
  ['EUROPE/BERLIN', 'Europe/Berlin'],
  ['etc/gmt+5', 'Etc/GMT+5'],
  ['utc', 'UTC'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
])('the spelling of the time zone "%s" is normalized to %s', (name, spelled) => {
  expect(timeZoneNamed(name)).toBe(spelled);
});

test.each(['', 'Mars/Olympus', '+05:30', '-08:00', '05:30', 'America/', ' UTC', '__proto__', 'x'.repeat(5000)])(
  '"%s" is not a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-11-20', 1)).toBe('2026-11-21');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});

test.each([
  ['2027-03-14', 'America/New_York', '2027-03-14T05:00:00.000Z'],
  ['2027-03-15', 'America/New_York', '2027-03-15T04:00:00.000Z'],
  ['2026-11-22', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
  ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['2026-11-22', 'Pacific/Niue', '2026-11-22T11:00:00.000Z'],
  // Clocks skipped midnight.
  ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
  // The day before did not exist.
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('the day %s starts in %s at %s', (date, timeZone, start) => {
  expect(startOfDay(date, timeZone).toISOString()).toBe(start);
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2024-03-01', '2024-02-26'],
])('the week of %s starts on %s', (date, monday) => {
  expect(findMonday(date)).toBe(monday);
});
