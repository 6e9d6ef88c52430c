import { describe, expect, test } from 'vitest';
import {
  chooseGreeting,
  describeTrial,
  describeTrialEnd,
  formatDay,
  formatGreeting,
} from '../../../../frontend/src/app/home/greeting.ts';

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at hour %i, the greeting is %s', (hour, text) => {
  expect(chooseGreeting(hour)).toBe(text);
});

test("the greeting uses the hour in the owner's time zone, not the device's", () => {
  const instant = new Date('2030-05-01T15:30:00Z');
  expect(formatGreeting(instant, 'America/Chicago', 'Maya')).toBe('Good morning, Maya');
  expect(formatGreeting(instant, 'Europe/Berlin', 'Maya')).toBe('Good evening, Maya');
  expect(formatGreeting(instant, 'UTC', '')).toBe('Good afternoon');
});

test("the date on the home screen is the date in the owner's time zone", () => {
  const instant = new Date('2030-05-01T23:30:00Z');
  expect(formatDay(instant, 'America/Chicago')).toBe('Wednesday, May 1');
  expect(formatDay(instant, 'Asia/Tokyo')).toBe('Thursday, May 2');
});

describe('the end of the trial', () => {
  const end = '2030-05-08T20:40:00.000Z';
  const hoursLeft = (hours: number) => new Date(Date.parse(end) - hours * 3600 * 1000);
  const texts = (instant: Date) => [describeTrial(end, instant, 'UTC'), describeTrialEnd(end, instant, 'UTC')];

  test('is part of the greeting until the last three days', () => {
    expect(texts(hoursLeft(73))).toEqual(['Your free trial runs until May 8.', '']);
  });

  test('has a line of its own in the last three days', () => {
    for (const hours of [72, 48, 25])
      expect(texts(hoursLeft(hours))).toEqual(['', 'Your free trial ends on Wednesday, May 8.']);
  });

  test('is shown with its time on the last day', () => {
    expect(texts(hoursLeft(24))[1]).toMatch(/^Last day of your free trial: it ends tomorrow at 8:40\sPM\.$/u);
    expect(texts(hoursLeft(1))[1]).toMatch(/^Last day of your free trial: it ends today at 8:40\sPM\.$/u);
  });

  test('is not mentioned once it has passed', () => {
    expect(texts(new Date(end))).toEqual(['', '']);
  });
});
