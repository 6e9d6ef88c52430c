import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';
import type { Appointment, AppointmentForm, AppointmentStatus } from '#shared/contract/appointments.ts';

/**
 * The words of this folder follow RFC 5545. Owners read "appointment" and "visit" for all of them.
 *
 * - series: a repeating appointment. Its recurrence rule gives the times of its instances.
 * - segment: a row of a series. Changing its details from now on splits a series into segments with the same ID.
 * - instance: an appointment at one time. It is a single appointment, or an occurrence of a series.
 * - slot: the time that the series has for an instance, which is part of its ID (RECURRENCE-ID).
 * - exception: an instance of a series that was changed or deleted alone. Only exceptions have rows.
 * - override: an exception that was changed. Its row has its own details, and its own time if it was moved.
 * - tombstone: a row in the slot of an exception that was moved or deleted. It hides the calculated instance.
 * - lookup: a row that names the start of a stored instance by its ID.
 */
export interface Instance extends Omit<InstanceRow, 'kind'> {
  /** The segment that it belongs to, if its series has not ended before. */
  series?: SeriesRow | undefined;
  /** Whether it has a row. The other instances of a series are calculated. */
  isStored: boolean;
}

/** Sorts before every start. */
export const firstMoment = '0000-01-01T00:00:00.000Z';

/** The local start in an instance's ID, as `20261120T163000`. */
export function compactLocalStart(localStart: string): string {
  return localStart.replaceAll(/[-:]/g, '');
}

/** Splits the ID of an instance into that of its series and its compact local start. A single appointment has none. */
export function parseInstanceId(id: string): { seriesId: string; localStart: string } | undefined {
  const [seriesId, localStart] = id.split('_');
  return seriesId && localStart ? { seriesId, localStart } : undefined;
}

/** Formats an instance's position in the order of time, which is that of the rows. */
export function formatPosition({ startsAt, id }: Pick<Instance, 'startsAt' | 'id'>): string {
  return `${startsAt}#${id}`;
}

/** Converts an instance to what the API returns. */
export function toAppointment(instance: Instance): Appointment {
  const { series } = instance;
  return {
    id: instance.id,
    userId: instance.ownerId,
    dogId: instance.dogId,
    title: instance.title,
    description: instance.description ?? null,
    vetName: instance.vetName ?? null,
    appointmentDate: instance.startsAt,
    duration: instance.duration,
    status: instance.status,
    repeat: series ? { every: series.every, unit: series.unit, until: series.until ?? null } : null,
    updatedAt: instance.updatedAt,
  };
}

/** Picks the details of an appointment from its form: all but when it is and its status. */
export function pickDetails(form: AppointmentForm) {
  return {
    dogId: form.dogId,
    title: form.title,
    description: form.description || undefined,
    vetName: form.vetName || undefined,
    duration: form.duration,
  };
}

/** Returns the time of a change, which is later than the previous one even within a millisecond. */
export function nextUpdatedAt(before: string): string {
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
