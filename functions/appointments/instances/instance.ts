import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';
import type { Appointment, AppointmentForm, AppointmentStatus } from '#shared/contract/appointments.ts';

/**
 * The terms in this folder follow RFC 5545. UI texts say "appointment" or "visit" instead.
 *
 * - series: a repeating appointment. The recurrence rule determines the times of the instances.
 * - segment: a row of a series. A change of all upcoming instances splits the series into segments with the same ID.
 * - instance: an appointment at one time: either a single appointment or an occurrence of a series.
 * - slot: the time at which the recurrence rule places an instance. The slot is part of the instance's ID
 *   (RECURRENCE-ID).
 * - exception: an instance of a series that was changed or deleted individually. Other instances of a series have no
 *   rows.
 * - override: an exception that was changed. The row has the changed details, and the new time of a moved instance.
 * - tombstone: a row in the slot of a moved or deleted exception. The tombstone hides the calculated instance.
 * - lookup: a row with the start of a stored instance, to find the instance by ID.
 */
export interface Instance extends Omit<InstanceRow, 'kind'> {
  /**
   * The segment that the instance belongs to. Undefined for a single appointment, or if the series ends before the
   * instance.
   */
  series?: SeriesRow | undefined;
  /** Whether the instance has a row. Instances without a row are calculated from the series. */
  isStored: boolean;
}

/** An instant before every start. */
export const firstMoment = '0000-01-01T00:00:00.000Z';

/** Converts a local start to the format in an instance's ID, `20261120T163000`. */
export function compactLocalStart(localStart: string): string {
  return localStart.replaceAll(/[-:]/g, '');
}

/** Splits an instance's ID into the series' ID and the compact local start. Undefined for a single appointment. */
export function parseInstanceId(id: string): { seriesId: string; localStart: string } | undefined {
  const [seriesId, localStart] = id.split('_');
  return seriesId && localStart ? { seriesId, localStart } : undefined;
}

/** Formats an instance's sort position. Positions sort by start and ID, like the rows of `Instances`. */
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

/** Picks the details of an appointment from the form: all fields except date, repetition and status. */
export function pickDetails(form: AppointmentForm) {
  return {
    dogId: form.dogId,
    title: form.title,
    description: form.description || undefined,
    vetName: form.vetName || undefined,
    duration: form.duration,
  };
}

/** Returns the time for `updatedAt`: now, but at least one millisecond after the previous change. */
export function nextUpdatedAt(before: string, at = now()): string {
  return new Date(Math.max(at.getTime(), Date.parse(before) + 1)).toISOString();
}

/**
 * Checks that the status may change from `before` to `after`: a scheduled visit may be completed or cancelled, and a
 * cancelled visit may be restored.
 * @throws ApiError `statusTransition` for other changes
 */
export function checkTransition(before: AppointmentStatus, after: AppointmentStatus): void {
  if (before === after || before === 'scheduled' || (before === 'cancelled' && after === 'scheduled')) return;
  const message =
    before === 'completed'
      ? `A completed visit can't be ${after === 'scheduled' ? 'scheduled again' : 'cancelled'}. Schedule a new one instead.`
      : "A cancelled visit can't be completed. Restore it first.";
  throw new ApiError('statusTransition', { message });
}
