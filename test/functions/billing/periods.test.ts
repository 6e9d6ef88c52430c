import { describe, expect, test } from 'vitest';
import { addMonths, computeUnusedCents } from '#functions/billing/periods.ts';
import { localDate } from '#shared/calendar.ts';
import { sampleSeed } from '#test/support/sample.ts';
import { seededRandom } from '../../../scripts/training/random.ts';

function listDates(anchor: string, anchorTimeZone: string, months: number[]): string[] {
  return months.map((count) => localDate(new Date(addMonths({ anchor, anchorTimeZone }, count)), anchorTimeZone));
}

describe('periods keep the day on which the plan started', () => {
  test('and end on the last day of shorter months', () => {
    expect(listDates('2027-01-31T18:00:00.000Z', 'America/Chicago', [1, 2, 3, 12, 13])).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-01-31',
      '2028-02-29',
    ]);
  });

  test('and an annual plan of February 29 is renewed on February 28, and on February 29 of leap years', () => {
    expect(listDates('2028-02-29T12:00:00.000Z', 'UTC', [12, 24, 36, 48])).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  test("and its local time in the owner's time zone, across changes of the clocks", () => {
    // 9:00 PM on January 31 in Chicago is February 1 in UTC.
    const anchor = { anchor: '2027-02-01T03:00:00.000Z', anchorTimeZone: 'America/Chicago' };
    expect(addMonths(anchor, 1)).toBe('2027-03-01T03:00:00.000Z');
    expect(addMonths(anchor, 2)).toBe('2027-04-01T02:00:00.000Z');
    // 2:30 AM does not exist on March 14, 2027.
    const skipped = { anchor: '2027-02-14T08:30:00.000Z', anchorTimeZone: 'America/Chicago' };
    expect(addMonths(skipped, 1)).toBe('2027-03-14T08:30:00.000Z');
  });
});

describe('the credit for the unused part of a period', () => {
  const period = { periodStart: '2027-04-01T12:00:00.000Z', periodEnd: '2027-05-01T12:00:00.000Z', periodCents: 895 };
  const at = (instant: string) => computeUnusedCents(period, new Date(instant));

  test('counts days that have begun as unused, and rounds to the nearest cent', () => {
    expect(at('2027-04-01T12:00:00.000Z')).toBe(895);
    expect(at('2027-04-02T11:59:59.999Z')).toBe(895);
    expect(at('2027-04-02T12:00:00.000Z')).toBe(865);
    expect(at('2027-04-16T12:00:00.000Z')).toBe(448);
    expect(at('2027-05-01T11:59:59.999Z')).toBe(30);
    expect(at('2027-05-01T12:00:00.000Z')).toBe(0);
    expect(at('2027-06-01T12:00:00.000Z')).toBe(0);
  });

  test('is a whole number of cents, at most the price, and never grows', () => {
    const random = seededRandom(sampleSeed);
    for (let round = 0; round < 300; round += 1) {
      const start = Date.parse('2026-01-01') + Math.floor(random() * 1e11);
      const months = random() < 0.5 ? 1 : 12;
      const anchor = { anchor: new Date(start).toISOString(), anchorTimeZone: 'America/New_York' };
      const periodCents = 1 + Math.floor(random() * 20_000);
      const sampled = { periodStart: anchor.anchor, periodEnd: addMonths(anchor, months), periodCents };
      let last = periodCents;
      for (let step = 0; step <= 20; step += 1) {
        const moment = new Date(start + ((Date.parse(sampled.periodEnd) - start) * step) / 20);
        const cents = computeUnusedCents(sampled, moment);
        expect([Number.isInteger(cents), cents >= 0, cents <= last]).toEqual([true, true, true]);
        last = cents;
      }
      expect(last).toBe(0);
    }
  });
});
