import type { Appointment } from '#shared/contract/appointments.ts';
import type { ProgressStep } from '../../ui/feedback/progress.tsx';

/** Computes when a visit ends, in epoch milliseconds. */
export function findEndTime({ appointmentDate, duration }: Appointment): number {
  return Date.parse(appointmentDate) + duration * 60_000;
}

/**
 * Returns the step state of each visit: `done` if completed, `next` for the first scheduled visit that is not over,
 * else `later`.
 */
export function findStates(visits: readonly Appointment[], now: Date): ProgressStep['state'][] {
  const next = visits.find((visit) => visit.status === 'scheduled' && findEndTime(visit) > now.getTime());
  return visits.map((visit) => (visit.status === 'completed' ? 'done' : visit === next ? 'next' : 'later'));
}
