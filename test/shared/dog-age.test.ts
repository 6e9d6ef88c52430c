import { describe, expect, test } from 'vitest';
import { addDays, birthDateFromAge } from '#shared/calendar.ts';
import { ageText, monthsBetween } from '#shared/dog-age.ts';

const today = '2026-11-20';

describe('the age in words', () => {
  test.each([
    [0, '0 days'],
    [1, '1 day'],
    [13, '13 days'],
    [14, '2 weeks'],
    [70, '10 weeks'],
    [111, '15 weeks'],
    [112, '3 months'],
    [160, '5 months'],
    [364, '11 months'],
    [365, '1 year'],
  ])('of a dog that is %i days old is %s', (days, text) => {
    expect(ageText(addDays(today, -days), today)).toBe(text);
  });

  test('is in years with one decimal from the first birthday on', () => {
    expect(ageText('2023-05-10', today)).toBe('3.5 years');
    expect(ageText('2015-11-20', today)).toBe('11 years');
    expect(ageText('2025-11-20', today)).toBe('1 year');
  });

  test('of a dog whose age was entered in years is never zero and never more than that age', () => {
    const texts = [0.1, 0.2, 0.4, 0.5, 0.9, 1, 3.5].map((age) => ageText(birthDateFromAge(age, today), today));
    expect(texts).toEqual(['5 weeks', '10 weeks', '4 months', '6 months', '10 months', '1 year', '3.5 years']);
  });

  test('of a dog that will be born tomorrow, as can happen across time zones, is 0 days', () => {
    expect(ageText('2026-11-21', today)).toBe('0 days');
  });
});

test('a month is complete on the same day of a later month, or on its last day if that month is shorter', () => {
  expect(monthsBetween('2026-01-31', '2026-02-27')).toBe(0);
  expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
  expect(monthsBetween('2026-03-15', '2026-09-14')).toBe(5);
  expect(monthsBetween('2026-03-15', '2026-09-15')).toBe(6);
  expect(monthsBetween('2026-09-15', '2026-03-15')).toBe(0);
});
