import { expect, test } from 'vitest';
import type { Appointment } from '#shared/contract/appointments.ts';
import { diffAppointment } from '../../../../frontend/src/features/appointments/appointment-diff.ts';
import {
  type AppointmentValues,
  createAppointmentSchema,
  toAppointmentValues,
  toNewValues,
} from '../../../../frontend/src/features/appointments/appointment-form.ts';
import { createLocalTimes } from '../../../../frontend/src/features/appointments/local-times.ts';
import { formatChanged, formatRepeat } from '../../../../frontend/src/features/appointments/texts.ts';

const times = createLocalTimes('America/Chicago');

const blank = toNewValues({ dogId: 'dog', title: '', date: '2026-11-20', time: '16:30', vetName: '' });
const typed: AppointmentValues = { ...blank, title: 'Rabies booster' };

const visit: Appointment = {
  id: 'visit',
  userId: 'owner',
  dogId: 'dog',
  title: 'Rabies booster',
  description: null,
  vetName: 'Dr. Park',
  // The second 1:30 AM of the day on which clocks go back.
  appointmentDate: '2026-11-01T07:30:00.000Z',
  duration: 30,
  status: 'completed',
  repeat: { every: 2, unit: 'week', until: '2027-01-01' },
  updatedAt: '2026-10-01T00:00:00.000Z',
};

function parse(fields: Partial<AppointmentValues>, context: { visit?: Appointment; changesRepeat?: boolean } = {}) {
  const schema = createAppointmentSchema({ times, visit: undefined, changesRepeat: true, ...context });
  return schema.safeParse({ ...(context.visit ? toAppointmentValues(context.visit, times) : typed), ...fields });
}

function findErrors(fields: Partial<AppointmentValues>, context?: { visit: Appointment }): Record<string, string> {
  const { error } = parse(fields, context);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

test('the form sends a local date and time, and a duration of an hour by default', () => {
  expect(parse({}).data).toEqual({
    dogId: 'dog',
    title: 'Rabies booster',
    description: null,
    vetName: null,
    appointmentDate: '2026-11-20T16:30',
    duration: 60,
    status: 'scheduled',
    repeat: null,
  });
});

test('the form sends how often the visit repeats', () => {
  expect(parse({ repeat: { unit: 'month', every: '3', until: '2027-11-20' } }).data?.repeat).toEqual({
    every: 3,
    unit: 'month',
    until: '2027-11-20',
  });
});

test.each([
  [{ dogId: '' }, { dogId: 'Please choose a dog' }],
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ date: '' }, { date: 'Please enter a date' }],
  [{ time: '' }, { time: 'Please enter a time' }],
  [{ date: '1999-12-31' }, { date: 'Please choose a date from 2000 to 2099' }],
  [{ duration: '' }, { duration: 'Please enter the duration in whole minutes' }],
  [{ duration: '1e1' }, { duration: 'Please enter the duration in whole minutes' }],
  [{ duration: '0' }, { duration: 'Please enter at least 1 minute' }],
  [{ duration: '1441' }, { duration: 'Please enter at most 1440 minutes (a day)' }],
  [{ repeat: { unit: 'day', every: '', until: '' } }, { 'repeat.every': 'Please enter a whole number' }],
  [{ repeat: { unit: 'day', every: '100', until: '' } }, { 'repeat.every': 'Please enter 1 to 99' }],
  [
    { title: '', repeat: { unit: 'day', every: '0', until: '2026-11-19' } },
    {
      title: 'Title is required',
      'repeat.every': 'Please enter 1 to 99',
      'repeat.until': 'Please choose a day on or after the first visit',
    },
  ],
] as const)('the form with %j shows the errors %j', (fields, errors) => {
  expect(findErrors(fields)).toEqual(errors);
});

test('editing one visit keeps its exact time, its status and its repetition', () => {
  expect(parse({ title: 'Booster' }, { visit, changesRepeat: false }).data).toMatchObject({
    title: 'Booster',
    appointmentDate: '2026-11-01T07:30:00.000Z',
    status: 'completed',
    repeat: visit.repeat,
  });
  expect(parse({ time: '02:30' }, { visit }).data?.appointmentDate).toBe('2026-11-01T02:30');
});

test('a series can move past its last day, which moves with the visits unless it was changed', () => {
  const values = toAppointmentValues(visit, times);
  const late = { date: '2027-02-01' };
  expect(findErrors({ ...values, ...late }, { visit })).toEqual({});
  const repeat = { ...values.repeat, until: '2027-01-02' };
  expect(findErrors({ ...values, ...late, repeat }, { visit })).toEqual({
    'repeat.until': 'Please choose a day on or after the first visit',
  });
});

test('the fields of a repetition are ignored if it cannot be changed', () => {
  const repeat = { unit: 'day', every: 'x', until: '2020-01-01' } as const;
  expect(parse({ repeat }, { changesRepeat: false }).data?.repeat).toBeUndefined();
  expect(parse({ repeat }, { visit, changesRepeat: false }).data?.repeat).toEqual(visit.repeat);
});

test('a version conflict lists the fields that differ from the latest version', () => {
  const mine = { ...toAppointmentValues(visit, times), title: 'Mine', time: '14:00', repeat: blank.repeat };
  const diff = diffAppointment(mine, visit, { times, dogs: [] });
  expect(diff.map(({ label }) => label)).toEqual(['Title', 'Time', 'Repeats']);
  expect(diff[1]?.mine).toMatch(/^2:00\sPM$/);
  expect(diff[2]).toMatchObject({ mine: 'Does not repeat', latest: 'Every 2 weeks until January 1, 2027' });
});

test('a visit that repeats every year is described as "Every year"', () => {
  expect(formatRepeat({ every: 1, unit: 'year' })).toBe('Every year');
});

test('a toast says how many visits changed, if the series has an end', () => {
  expect(formatChanged(6, 'moved')).toBe('6 visits moved');
  expect(formatChanged(1, 'deleted')).toBe('1 visit deleted');
  expect(formatChanged(null, 'updated')).toBe('Visits updated');
});
