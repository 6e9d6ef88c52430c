import type { Appointment } from '#shared/contract/appointments.ts';
import type { ProgressStep } from '../../ui/feedback/progress.tsx';

/** When a visit ends, in milliseconds. */
export function findEndTime({ appointmentDate, duration }: Appointment): number {
  return Date.parse(appointmentDate) + duration * 60_000;
}

/** The states of a day's visits as steps: completed ones are done, the first one ahead or in progress is next. */
export function findStates(visits: readonly Appointment[], now: Date): ProgressStep['state'][] {
  const next = visits.find((visit) => visit.status === 'scheduled' && findEndTime(visit) > now.getTime());
  return visits.map((visit) => (visit.status === 'completed' ? 'done' : visit === next ? 'next' : 'later'));
}
