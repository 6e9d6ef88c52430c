import { expect, test } from 'vitest';
import type { Appointment } from '#shared/contract/appointments.ts';
import {
  addMonths,
  chooseMarker,
  countWeeks,
  findGridRange,
  groupByDay,
  parseDate,
  shiftMonth,
} from '../../../../frontend/src/features/appointments/months.ts';

function visit(title: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id: title,
    userId: 'owner',
    dogId: 'dog',
    title,
    description: null,
    vetName: null,
    appointmentDate: '2026-11-20T14:30:00.000Z',
    duration: 30,
    status: 'scheduled',
    repeat: null,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  };
}

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-20', 12, '2027-11-20'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s plus %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

test('the previous and the next month can be in another year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['2026-11', '2026-11-01', '2026-12-13', 5],
  ['2026-02', '2026-02-01', '2026-03-15', 4],
  ['2026-08', '2026-07-26', '2026-09-06', 6],
  ['2027-01', '2026-12-27', '2027-02-07', 6],
])(
  'the calendar of %s shows six weeks from %s up to but not including %s, %i of them with days of that month',
  (month, from, to, weeks) => {
    expect(findGridRange(month)).toEqual({ from, to });
    expect(countWeeks(month)).toBe(weeks);
  },
);

test.each([null, '', 'tomorrow', '2026-02-30', '2026-13-01', '1999-12-31', '2100-01-01', '2026-1-5'])(
  'the invalid date %j in a URL is replaced with today',
  (parameter) => {
    expect(parseDate(parameter, '2026-11-20')).toBe('2026-11-20');
  },
);

test('a valid date in a URL is selected', () => {
  expect(parseDate('2028-02-29', '2026-11-20')).toBe('2028-02-29');
});

test('the marker of a day names its only visit, counts several, and leaves canceled ones out', () => {
  const cancelled = visit('Check-up', { status: 'cancelled' });
  expect(chooseMarker([visit('Grooming')])).toEqual({
    label: 'Grooming',
    spoken: '1 visit, Grooming',
    cancelled: false,
  });
  expect(chooseMarker([visit('A'), visit('B')])).toEqual({ label: '2 visits', spoken: '2 visits', cancelled: false });
  expect(chooseMarker([visit('A'), cancelled])).toEqual({
    label: 'A',
    spoken: '1 visit, A, 1 cancelled',
    cancelled: false,
  });
  expect(chooseMarker([cancelled])).toEqual({ label: 'Cancelled', spoken: '1 cancelled', cancelled: true });
});

test('visits are grouped by local date and sorted by time', () => {
  const late = visit('late', { appointmentDate: '2026-11-20T22:00:00.000Z' });
  const early = visit('early', { appointmentDate: '2026-11-20T08:00:00.000Z' });
  const other = visit('other', { appointmentDate: '2026-11-21T08:00:00.000Z' });
  const days = groupByDay([late, other, early], (instant) => instant.slice(0, 10));
  expect([...days.keys()]).toEqual(['2026-11-20', '2026-11-21']);
  expect(days.get('2026-11-20')).toEqual([early, late]);
});

test('5,000 visits on one day are grouped', () => {
  const many = Array.from({ length: 5000 }, (_, at) => visit(`${at}`));
  expect(groupByDay(many, () => '2026-11-20').get('2026-11-20')).toHaveLength(5000);
});
