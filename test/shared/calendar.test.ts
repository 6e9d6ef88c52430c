import { expect, test } from 'vitest';
import { ageOn, birthDateFromAge, isTimeZone, localDate, localHour, timeZoneNamed } from '#shared/calendar.ts';

/** Every date from one to another, both included. */
function* daysBetween(first: string, last: string): Generator<string> {
  for (let day = Date.parse(first); day <= Date.parse(last); day += 24 * 3600 * 1000) {
    yield new Date(day).toISOString().slice(0, 10);
  }
}

/** A leap cycle, in years so that none of them takes long on a machine that is busy with others. */
const leapCycle = [
  ['2023-03-01', '2024-02-29'],
  ['2024-03-01', '2025-02-28'],
  ['2025-03-01', '2026-02-28'],
  ['2026-03-01', '2027-02-28'],
] as const;

test.each(leapCycle)(
  'an age reads back as it was given, on every day from %s to %s and for every tenth of a year up to 30',
  (from, to) => {
    const wrong: string[] = [];
    for (const today of daysBetween(from, to)) {
      for (let tenths = 0; tenths <= 300; tenths += 1) {
        const age = tenths / 10;
        const birthDate = birthDateFromAge(age, today);
        if (ageOn(birthDate, today) !== age) wrong.push(`${age} on ${today} became ${ageOn(birthDate, today)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a dog is never born after today, nor at a date that the calendar does not have', () => {
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
  ['on the day of birth', '2023-05-10', '2023-05-10', 0],
  ['the day before the third birthday', '2020-05-10', '2023-05-09', 2.9],
  ['on the third birthday', '2020-05-10', '2023-05-10', 3],
  ['half a year later', '2020-05-10', '2023-11-09', 3.5],
  ['a born leapling, the day before 1 March', '2020-02-29', '2023-02-28', 2.9],
  ['a born leapling, on 1 March of a common year', '2020-02-29', '2023-03-01', 3],
  ['a born leapling, on its real birthday', '2020-02-29', '2024-02-29', 4],
  ['born on 1 March, the day before in a leap year', '2023-03-01', '2024-02-29', 0.9],
  ['at the turn of the year', '2022-12-31', '2023-01-01', 0],
  ['not born yet', '2030-01-01', '2023-01-01', 0],
])('%s a dog is as old as people would say', (_, birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('a dog never grows younger from one day to the next', () => {
  for (const birthDate of ['2019-02-28', '2020-02-29', '2020-12-31']) {
    let before = 0;
    for (const today of daysBetween(birthDate, '2025-03-02')) {
      const age = ageOn(birthDate, today);
      expect(age, `born ${birthDate}, on ${today}`).toBeGreaterThanOrEqual(before);
      before = age;
    }
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
])('on the wall in %s it is at %s the day %s and the hour %i', (timeZone, instant, date, hour) => {
  expect(localDate(new Date(instant), timeZone)).toBe(date);
  expect(localHour(new Date(instant), timeZone)).toBe(hour);
});

test('the local date moves forward one day at a time through a year with its changes of the clock', () => {
  for (const timeZone of ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Africa/Cairo', 'Asia/Tehran']) {
    const days = new Set<string>();
    for (let hour = 0; hour < 365 * 24; hour += 6) {
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
])('%s is spelled %s', (name, spelled) => {
  expect(timeZoneNamed(name)).toBe(spelled);
});

test.each(['', 'Mars/Olympus', '+05:30', '-08:00', '05:30', 'America/', ' UTC', '__proto__', 'x'.repeat(5000)])(
  '"%s" is not a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
