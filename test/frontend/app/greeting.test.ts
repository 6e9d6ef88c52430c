import { expect, test } from 'vitest';
import { dayText, greeting, greetingAt, trialText } from '../../../frontend/src/app/greeting.ts';

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i the greeting is %s', (hour, text) => {
  expect(greetingAt(hour)).toBe(text);
});

test("uses the hour in the owner's time zone, not the device's", () => {
  const instant = new Date('2030-05-01T15:30:00Z');
  expect(greeting(instant, 'America/Chicago', 'Maya')).toBe('Good morning, Maya');
  expect(greeting(instant, 'Europe/Berlin', 'Maya')).toBe('Good evening, Maya');
  expect(greeting(instant, 'UTC', '')).toBe('Good afternoon');
});

test("uses the date in the owner's time zone", () => {
  const instant = new Date('2030-05-01T23:30:00Z');
  expect(dayText(instant, 'America/Chicago')).toBe('Wednesday, May 1');
  expect(dayText(instant, 'Asia/Tokyo')).toBe('Thursday, May 2');
});

test('mentions the trial while it runs, and not after its end', () => {
  const end = '2030-05-08T12:00:00.000Z';
  expect(trialText(end, new Date('2030-05-08T11:59:59.999Z'), 'UTC')).toBe('Your free trial runs until May 8.');
  expect(trialText(end, new Date(end), 'UTC')).toBe('');
});
