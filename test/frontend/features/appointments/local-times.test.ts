import { expect, test } from 'vitest';
import { localDate } from '#shared/calendar.ts';
import {
  durationText,
  localTimes,
  longDay,
  monthText,
  rescheduleChoices,
  shortDay,
  suggestedStart,
} from '../../../../frontend/src/features/appointments/local-times.ts';

test.each([
  ['America/Chicago', '2026-11-20T22:30:00Z', '2026-11-20', '16:30'],
  ['Asia/Tokyo', '2026-11-20T22:30:00Z', '2026-11-21', '07:30'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', '2027-01-01', '02:00'],
])('converts to %s', (timeZone, instant, date, clock) => {
  const times = localTimes(timeZone);
  expect([times.dateOf(instant), times.clockOf(instant)]).toEqual([date, clock]);
  expect(times.dateOf(instant)).toBe(localDate(new Date(instant), timeZone));
});

test('the hour that a clock repeats shows the same time twice', () => {
  const { clockOf } = localTimes('America/Chicago');
  expect([clockOf('2026-11-01T06:30:00Z'), clockOf('2026-11-01T07:30:00Z')]).toEqual(['01:30', '01:30']);
});

test('formats days, months and times', () => {
  const { timeText } = localTimes('America/Chicago');
  expect(timeText('2026-11-20T22:30:00Z')).toMatch(/^4:30\sPM$/);
  expect(longDay('2026-11-20', '2026-01-01')).toBe('Friday, November 20');
  expect(longDay('2027-11-20', '2026-01-01')).toBe('Saturday, November 20, 2027');
  expect(shortDay('2026-11-24', '2026-01-01')).toBe('Tue, Nov 24');
  expect(monthText('2026-11')).toBe('November 2026');
  expect([15, 60, 90, 1440].map(durationText)).toEqual(['15 min', '1 hr', '1 hr 30 min', '24 hr']);
});

test('moves a visit of today or before relative to today, at month ends too', () => {
  const dates = (date: string, today: string) => rescheduleChoices(date, today, '4:30 PM').map((choice) => choice.date);
  expect(dates('2026-11-20', '2026-11-20')).toEqual(['2026-11-21', '2026-11-27', '2026-12-20']);
  expect(dates('2026-06-01', '2026-11-20')).toEqual(['2026-11-21', '2026-11-27', '2026-12-20']);
  expect(dates('2027-01-31', '2027-01-31')).toEqual(['2027-02-01', '2027-02-07', '2027-02-28']);
  expect(rescheduleChoices('2026-11-20', '2026-11-20', '4:30 PM').map(({ label }) => label)).toEqual([
    'Tomorrow, 4:30 PM',
    'In a week',
    'In a month',
  ]);
});

test('moves a later visit relative to its own day', () => {
  expect(rescheduleChoices('2026-12-31', '2026-11-20', '4:30 PM')).toEqual([
    { label: 'A day later', date: '2027-01-01' },
    { label: 'A week later', date: '2027-01-07' },
    { label: 'A month later', date: '2027-01-31' },
  ]);
});

test('suggests the next full hour for today and nine o’clock for other days', () => {
  const start = (date: string, instant: string) => suggestedStart(date, new Date(instant), 'America/Chicago');
  expect(start('2026-11-20', '2026-11-20T16:20:00Z')).toEqual({ date: '2026-11-20', time: '11:00' });
  expect(start('2026-11-20', '2026-11-21T05:20:00Z')).toEqual({ date: '2026-11-21', time: '09:00' });
  expect(start('2026-11-25', '2026-11-20T16:20:00Z')).toEqual({ date: '2026-11-25', time: '09:00' });
});
