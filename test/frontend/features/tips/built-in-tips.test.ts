import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { experienceLevels, goals } from '#shared/owners.ts';
import {
  builtInTips,
  isSuitable,
  pickTip,
  type TipReader,
} from '../../../../frontend/src/features/tips/built-in-tips.ts';

const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
const readers: TipReader[] = [
  {},
  { goals },
  ...goals.map((goal) => ({ goals: [goal] })),
  ...experienceLevels.map((experience) => ({ goals: ['behavior' as const], experience })),
];

test('every tip names the dog and mentions no time of day', () => {
  expect(builtInTips.length).toBeGreaterThanOrEqual(4);
  for (const { text } of builtInTips) {
    expect(text('Biscuit')).toContain('Biscuit');
    expect(text('Biscuit')).not.toMatch(/morning|afternoon|evening|tonight|breakfast|dinner|noon/i);
  }
});

describe('the tip of a day', () => {
  test.each(readers)('fits the season and an owner with %j, and changes the next day', (reader) => {
    for (const date of year) {
      const tip = builtInTips.find(({ text }) => text === pickTip(date, reader));
      expect(tip && isSuitable(tip, Number(date.slice(5, 7)), reader)).toBe(true);
      // In the next month, other tips fit, and may start with the same tip.
      const next = addDays(date, 1);
      if (next.slice(5, 7) === date.slice(5, 7)) expect(pickTip(next, reader)).not.toBe(tip?.text);
    }
  });

  test('is the same all day', () => {
    expect(pickTip('2026-07-04', { goals })).toBe(pickTip('2026-07-04', { goals }));
  });

  test('warns of hot pavement in summer only, and of road salt in winter only', () => {
    const shown = (month: string) =>
      year.filter((date) => date.slice(5, 7) === month).map((date) => pickTip(date)('Rex'));
    expect(shown('07').join()).toMatch(/pavement/);
    expect(shown('07').join()).not.toMatch(/salt/);
    expect(shown('01').join()).toMatch(/salt/);
    expect(shown('01').join()).not.toMatch(/pavement/);
  });
});
