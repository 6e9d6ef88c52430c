import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  calculateEndsAt,
  countDates,
  findLastStartBefore,
  findStartAt,
  iterateStarts,
  type RecurrenceRule,
} from '#functions/appointments/series/recurrence.ts';
import { repeatUnits } from '#shared/contract/appointment-times.ts';
import { exhaustive, sampleSeed } from '#test/support/sample.ts';
import { seededRandom } from '../../../../scripts/training/random.ts';

const rule: RecurrenceRule = {
  localStart: '2026-01-31T09:00:00',
  timeZone: 'America/Chicago',
  dayOfMonth: 31,
  every: 1,
  unit: 'month',
};

/** The local dates and times of the first starts from an instant on. */
function listStarts(of: RecurrenceRule, from: string, count: number): string[] {
  return [...iterateStarts(of, from).take(count)].map((start) => start.toPlainDateTime().toString());
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a series on the 31st uses the last day of shorter months', () => {
  expect(listStarts(rule, '2026-01-01T00:00:00Z', 4)).toEqual([
    '2026-01-31T09:00:00',
    '2026-02-28T09:00:00',
    '2026-03-31T09:00:00',
    '2026-04-30T09:00:00',
  ]);
});

test('a yearly series on February 29 uses February 28 in other years', () => {
  const leap = { ...rule, localStart: '2028-02-29T09:00:00', dayOfMonth: 29, unit: 'year' as const };
  expect(listStarts(leap, '2028-01-01T00:00:00Z', 5)).toEqual([
    '2028-02-29T09:00:00',
    '2029-02-28T09:00:00',
    '2030-02-28T09:00:00',
    '2031-02-28T09:00:00',
    '2032-02-29T09:00:00',
  ]);
});

test('a series has no instance on a date that a time zone skipped', () => {
  const inApia = { ...rule, localStart: '2011-12-29T09:00:00', dayOfMonth: 29, unit: 'day' as const };
  const starts = listStarts({ ...inApia, timeZone: 'Pacific/Apia' }, '2011-12-01T00:00:00Z', 3);
  expect(starts).toEqual(['2011-12-29T09:00:00', '2011-12-31T09:00:00', '2012-01-01T09:00:00']);
});

/** The starts of a rule, found by asking for each day of a period whether the rule includes it. */
function searchStarts(of: RecurrenceRule, days: number): Temporal.ZonedDateTime[] {
  const start = Temporal.PlainDateTime.from(of.localStart);
  const first = start.toPlainDate();
  return Array.from({ length: days }, (_, day) => first.add({ days: day }))
    .filter((date) => {
      const months = (date.year - first.year) * 12 + date.month - first.month;
      const isOnDay = date.day === Math.min(of.dayOfMonth, date.daysInMonth);
      if (of.unit === 'day') return first.until(date).days % of.every === 0;
      if (of.unit === 'week') return first.until(date).days % (7 * of.every) === 0;
      return isOnDay && months % (of.unit === 'month' ? of.every : 12 * of.every) === 0;
    })
    .filter((date) => date.toString() <= (of.until ?? '2099-12-31'))
    .map((date) => date.toPlainDateTime(start.toPlainTime()))
    .filter((at) => at.toZonedDateTime(of.timeZone).toPlainDateTime().equals(at))
    .map((at) => at.toZonedDateTime(of.timeZone));
}

/** A random rule, often at the end of a month and at a time that clocks skip on some days. */
function randomRule(random: () => number): RecurrenceRule {
  const pick = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
  const date = Temporal.PlainDate.from(pick(['2024-02-29', '2025-01-31', '2025-02-28', '2025-03-09', '2026-11-30']));
  return {
    localStart: `${date}T${pick(['00:00:00', '01:30:00', '09:00:00', '23:30:00'])}`,
    timeZone: pick(['America/Chicago', 'Africa/Casablanca', 'Asia/Gaza', 'Australia/Lord_Howe', 'UTC']),
    dayOfMonth: date.day === date.daysInMonth ? pick([date.day, 31]) : date.day,
    every: pick([1, 1, 2, 3, 7]),
    unit: pick(repeatUnits),
    ...(random() < 0.5 ? { until: pick(['2027-01-30', '2027-06-30']) } : {}),
  };
}

test('the starts of any rule are those that a search through all days finds', () => {
  const random = seededRandom(sampleSeed);
  const days = 1250;
  for (let count = 0; count < (exhaustive ? 400 : 25); count += 1) {
    const of = randomRule(random);
    const found = searchStarts(of, days);
    const middle = found[Math.floor(random() * found.length)];
    if (!middle) throw new Error('The rule has no starts.');
    const at = middle.toInstant().toString();
    const text = JSON.stringify(of);
    const after = found.filter(({ epochMilliseconds }) => epochMilliseconds >= middle.epochMilliseconds);
    expect(listStarts(of, at, after.length), text).toEqual(after.map((each) => each.toPlainDateTime().toString()));
    expect(String(findLastStartBefore(of, at)), text).toBe(String(found[found.indexOf(middle) - 1]));
    expect(String(findStartAt(of, middle.toPlainDateTime())), text).toBe(String(middle));
    expect(findStartAt(of, middle.toPlainDateTime().add({ minutes: 1 })), text).toBeUndefined();
    if (of.until) expect(Date.parse(calculateEndsAt(of)), text).toBe(found.at(-1)?.epochMilliseconds);
  }
});

test('the number of dates in a period includes its first and last day', () => {
  const daily = { ...rule, unit: 'day' as const };
  expect(countDates(daily, '2026-02-01T12:00:00Z', '2026-02-10T12:00:00Z')).toBe(10);
  expect(countDates(daily, '2025-01-01T12:00:00Z', '2026-02-01T12:00:00Z')).toBe(2);
  expect(countDates({ ...daily, until: '2026-02-02' }, '2026-01-01T12:00:00Z', '2090-01-01T12:00:00Z')).toBe(3);
  expect(countDates({ ...daily, until: '2026-02-02' }, '2027-01-01T12:00:00Z', '2090-01-01T12:00:00Z')).toBe(0);
});

describe.each(repeatUnits)('a series that repeats every %s', (unit) => {
  const old = { ...rule, localStart: '2000-01-31T09:00:00', unit };

  test.each([
    ['its next start', () => [...iterateStarts(old, '2099-11-01T00:00:00Z').take(1)]],
    ['its last start before an instant', () => findLastStartBefore(old, '2099-11-01T00:00:00Z')],
    ['its start at a local time', () => findStartAt(old, Temporal.PlainDateTime.from('2084-01-31T09:00'))],
    ['its end', () => calculateEndsAt({ ...old, until: '2099-12-31' })],
  ])('finds %s decades later by calculating at most two starts', (_, find) => {
    const calculated = vi.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime');
    expect(find()).toBeDefined();
    expect(calculated.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
