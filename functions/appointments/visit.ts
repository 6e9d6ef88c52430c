import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { SeriesRow, VisitRow } from '#functions/entities/appointments.ts';
import type { Appointment, AppointmentForm, AppointmentStatus, Repeat } from '#shared/contract/appointments.ts';

/** A single appointment, or one visit of a series. */
export interface Visit extends Omit<VisitRow, 'kind'> {
  /** The series that it belongs to, if that has not ended before the visit. */
  series?: SeriesRow | undefined;
  /** Whether it has its own row. The other visits of a series follow from the series. */
  isStored: boolean;
}

/** Sorts before every start. */
export const firstMoment = '0000-01-01T00:00:00.000Z';

/** The series of a visit's ID, and the local start there as `20261120T163000`. A single appointment has none. */
export function partsOf(id: string): { seriesId: string; localStart: string } | undefined {
  const [seriesId, localStart] = id.split('_');
  return seriesId && localStart ? { seriesId, localStart } : undefined;
}

/** The place of a visit in the order of time: that of its row. */
export function positionOf({ startsAt, id }: Pick<Visit, 'startsAt' | 'id'>): string {
  return `${startsAt}#${id}`;
}

/** How a series repeats, as the API returns it. */
export function repeatOf({ every, unit, until }: SeriesRow): Repeat {
  return { every, unit, until: until ?? null };
}

/** A visit as the API returns it. */
export function appointmentOf(visit: Visit): Appointment {
  return {
    id: visit.id,
    userId: visit.ownerId,
    dogId: visit.dogId,
    title: visit.title,
    description: visit.description ?? null,
    vetName: visit.vetName ?? null,
    appointmentDate: visit.startsAt,
    duration: visit.duration,
    status: visit.status,
    repeat: visit.series ? repeatOf(visit.series) : null,
    updatedAt: visit.updatedAt,
  };
}

/** The time of a change, later than that of the previous one even within a millisecond. */
export function laterThan(before: string): string {
  return new Date(Math.max(now().getTime(), Date.parse(before) + 1)).toISOString();
}

/** @throws ApiError `statusTransition` unless the status stays, or a scheduled visit ends, or a cancelled one is restored */
export function checkTransition(before: AppointmentStatus, after: AppointmentStatus): void {
  if (before === after || before === 'scheduled' || (before === 'cancelled' && after === 'scheduled')) return;
  const message =
    before === 'completed'
      ? `A completed visit can't be ${after === 'scheduled' ? 'scheduled again' : 'cancelled'}. Schedule a new one instead.`
      : "A cancelled visit can't be completed. Restore it first.";
  throw new ApiError('statusTransition', { message });
}

/** What an appointment says besides its time. */
export function textOf(form: AppointmentForm) {
  return {
    dogId: form.dogId,
    title: form.title,
    description: form.description || undefined,
    vetName: form.vetName || undefined,
    duration: form.duration,
  };
}
