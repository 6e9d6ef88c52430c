import type { Appointment } from '#shared/contract/appointments.ts';
import type { ProgressStep } from '../../ui/feedback/progress.tsx';

/** Computes when a visit ends, in epoch milliseconds. */
export function findEndTime({ appointmentDate, duration }: Appointment): number {
  return Date.parse(appointmentDate) + duration * 60_000;
}

/** Finds the states of a day's visits as steps: completed ones are done, the first one ahead or in progress is next. */
export function findStates(visits: readonly Appointment[], now: Date): ProgressStep['state'][] {
  const next = visits.find((visit) => visit.status === 'scheduled' && findEndTime(visit) > now.getTime());
  return visits.map((visit) => (visit.status === 'completed' ? 'done' : visit === next ? 'next' : 'later'));
}
