import { ulid } from 'ulid';
import { addSeries, newSeries } from '#functions/appointments/save-series.ts';
import { addVisit } from '#functions/appointments/save-visit.ts';
import { firstStart, visitOf } from '#functions/appointments/series.ts';
import { isoInstant, startOf } from '#functions/appointments/times.ts';
import { textOf, type Visit } from '#functions/appointments/visit.ts';
import { now } from '#functions/core/clock.ts';
import type { Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { AppointmentForm } from '#shared/contract/appointments.ts';

/** A new appointment, or the first visit of a new series, and the writes that add it. */
export interface Added {
  visit: Visit;
  writes: Write[];
}

/** @throws ApiError 400 unless the status is that of every new series */
export function checkSeriesStatus({ status }: Pick<AppointmentForm, 'status'>): void {
  if (status === 'scheduled') return;
  throw new ApiError('invalid', {
    fields: { status: 'Repeating appointments are always scheduled. Change one visit instead.' },
  });
}

/**
 * Prepares a new appointment.
 * @throws ApiError 400, or `seriesLimitReached`; the writes throw `dogNotFound`, and `VersionConflict` if the owner got
 * another series at the same time
 */
export async function addAppointment(owner: Pick<Caller, 'id' | 'timeZone'>, form: AppointmentForm): Promise<Added> {
  const id = ulid(now().getTime());
  const at = now().toISOString();
  const start = startOf(form.appointmentDate, owner.timeZone);
  const common = { ownerId: owner.id, id, ...textOf(form), sequence: 0, createdAt: at, updatedAt: at };
  if (form.repeat) {
    checkSeriesStatus(form);
    const series = newSeries(common, start, form.repeat);
    return { visit: visitOf(series, firstStart(series)), writes: await addSeries(series) };
  }
  const visit: Visit = {
    ...common,
    startsAt: isoInstant(start),
    timeZone: owner.timeZone,
    status: form.status,
    isStored: true,
  };
  return { visit, writes: addVisit(visit) };
}
