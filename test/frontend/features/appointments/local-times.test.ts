import { expect, test } from 'vitest';
import { localDate } from '#shared/calendar.ts';
import {
  createLocalTimes,
  formatDuration,
  formatLongDay,
  formatMonth,
  formatShortDay,
  listRescheduleChoices,
  suggestStart,
} from '../../../../frontend/src/features/appointments/local-times.ts';

test.each([
  ['America/Chicago', '2026-11-20T22:30:00Z', '2026-11-20', '16:30'],
  ['Asia/Tokyo', '2026-11-20T22:30:00Z', '2026-11-21', '07:30'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', '2027-01-01', '02:00'],
])('the local time in %s at %s is %s at %s', (timeZone, instant, date, clock) => {
  const times = createLocalTimes(timeZone);
  expect([times.toDate(instant), times.toClock(instant)]).toEqual([date, clock]);
  expect(times.toDate(instant)).toBe(localDate(new Date(instant), timeZone));
});

test('two instants have the same local time when daylight saving time ends', () => {
  const { toClock } = createLocalTimes('America/Chicago');
  expect([toClock('2026-11-01T06:30:00Z'), toClock('2026-11-01T07:30:00Z')]).toEqual(['01:30', '01:30']);
});

test('days, months and times are formatted in American English', () => {
  const { formatTime } = createLocalTimes('America/Chicago');
  expect(formatTime('2026-11-20T22:30:00Z')).toMatch(/^4:30\sPM$/);
  expect(formatLongDay('2026-11-20', '2026-01-01')).toBe('Friday, November 20');
  expect(formatLongDay('2027-11-20', '2026-01-01')).toBe('Saturday, November 20, 2027');
  expect(formatShortDay('2026-11-24', '2026-01-01')).toBe('Tue, Nov 24');
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect([15, 60, 90, 1440].map(formatDuration)).toEqual(['15 min', '1 hr', '1 hr 30 min', '24 hr']);
});

test('a visit today or earlier is rescheduled relative to today, also at the end of a month', () => {
  const dates = (date: string, today: string) =>
    listRescheduleChoices(date, today, '4:30 PM').map((choice) => choice.date);
  expect(dates('2026-11-20', '2026-11-20')).toEqual(['2026-11-21', '2026-11-27', '2026-12-20']);
  expect(dates('2026-06-01', '2026-11-20')).toEqual(['2026-11-21', '2026-11-27', '2026-12-20']);
  expect(dates('2027-01-31', '2027-01-31')).toEqual(['2027-02-01', '2027-02-07', '2027-02-28']);
  expect(listRescheduleChoices('2026-11-20', '2026-11-20', '4:30 PM').map(({ label }) => label)).toEqual([
    'Tomorrow, 4:30 PM',
    'In a week',
    'In a month',
  ]);
});

test('a later visit is rescheduled relative to its own day', () => {
  expect(listRescheduleChoices('2026-12-31', '2026-11-20', '4:30 PM')).toEqual([
    { label: 'A day later', date: '2027-01-01' },
    { label: 'A week later', date: '2027-01-07' },
    { label: 'A month later', date: '2027-01-31' },
  ]);
});

test('the suggested start is nine o’clock, on the next day if today is selected', () => {
  const start = (date: string, instant: string) => suggestStart(date, new Date(instant), 'America/Chicago');
  expect(start('2026-11-20', '2026-11-20T16:20:00Z')).toEqual({ date: '2026-11-21', time: '09:00' });
  expect(start('2026-11-20', '2026-11-21T05:20:00Z')).toEqual({ date: '2026-11-21', time: '09:00' });
  expect(start('2026-11-25', '2026-11-20T16:20:00Z')).toEqual({ date: '2026-11-25', time: '09:00' });
});
