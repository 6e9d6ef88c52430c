import { expect, test } from 'vitest';
import type { Appointment, AppointmentStatus } from '#shared/contract/appointments.ts';
import { findStates } from '../../../../frontend/src/features/appointments/visits-of-day.ts';

function visit(time: string, status: AppointmentStatus = 'scheduled', duration = 30): Appointment {
  return { appointmentDate: `2026-11-20T${time}:00.000Z`, duration, status } as Appointment;
}

const noon = new Date('2026-11-20T12:00:00Z');

test('the first upcoming visit is marked as next, and completed visits as done', () => {
  const day = [visit('08:00', 'completed'), visit('13:00', 'cancelled'), visit('14:00'), visit('15:00')];
  expect(findStates(day, noon)).toEqual(['done', 'later', 'next', 'later']);
});

test('a visit in progress is marked as next, and one that has ended is not', () => {
  expect(findStates([visit('11:00'), visit('11:45'), visit('14:00')], noon)).toEqual(['later', 'next', 'later']);
});
