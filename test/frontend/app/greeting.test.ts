import { expect, test } from 'vitest';
import { dayWords, greeting, greetingAt, trialWords } from '../../../frontend/src/app/greeting.ts';

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i it is %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words);
});

test("the hour is the owner's own, not the device's", () => {
  const instant = new Date('2030-05-01T15:30:00Z');
  expect(greeting(instant, 'America/Chicago', 'Maya')).toBe('Good morning, Maya');
  expect(greeting(instant, 'Europe/Berlin', 'Maya')).toBe('Good evening, Maya');
  expect(greeting(instant, 'UTC', '')).toBe('Good afternoon');
});

test("the day is the owner's own as well", () => {
  const instant = new Date('2030-05-01T23:30:00Z');
  expect(dayWords(instant, 'America/Chicago')).toBe('Wednesday, May 1');
  expect(dayWords(instant, 'Asia/Tokyo')).toBe('Thursday, May 2');
});

test('the trial is named while it runs, and not after its end', () => {
  const end = '2030-05-08T12:00:00.000Z';
  expect(trialWords(end, new Date('2030-05-08T11:59:59.999Z'), 'UTC')).toBe('Your free trial runs until May 8.');
  expect(trialWords(end, new Date(end), 'UTC')).toBe('');
});
