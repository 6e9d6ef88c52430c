import { ulid } from 'ulid';
import { type Instance, pickDetails } from '#functions/appointments/instances/instance.ts';
import { addInstance } from '#functions/appointments/instances/save-instance.ts';
import { buildSeries } from '#functions/appointments/series/build-series.ts';
import { findFirstStart, toInstance } from '#functions/appointments/series/recurrence.ts';
import { addSeries, requireScheduled } from '#functions/appointments/series/save-series.ts';
import { formatInstant, parseStart } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import type { Write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { Instances } from '#functions/entities/appointments.ts';
import { type AppointmentForm, maxInstances } from '#shared/contract/appointments.ts';

/** A new appointment or the first instance of a new series, and the writes that store the appointment or the series. */
export interface Added {
  instance: Instance;
  writes: Write[];
}

/**
 * Prepares a new appointment or series. The returned writes fail with `dogNotFound`, or with VersionConflict if the
 * owner added another series at the same time.
 * @throws ApiError `invalid`, `appointmentLimitReached` or `seriesLimitReached`
 */
export async function addAppointment(owner: Pick<Caller, 'id' | 'timeZone'>, form: AppointmentForm): Promise<Added> {
  const id = ulid(now().getTime());
  const at = now().toISOString();
  const start = parseStart(form.appointmentDate, owner.timeZone);
  const details = { ownerId: owner.id, id, ...pickDetails(form), sequence: 0, createdAt: at, updatedAt: at };
  if (form.repeat) {
    requireScheduled(form);
    const series = buildSeries(details, start, form.repeat);
    return { instance: toInstance(series, findFirstStart(series)), writes: await addSeries(series) };
  }
  await requireRoom(owner.id);
  const { timeZone } = owner;
  const instance = { ...details, startsAt: formatInstant(start), timeZone, status: form.status, isStored: true };
  return { instance, writes: addInstance(instance) };
}

/**
 * Checks that the owner may store another instance. Concurrent requests may exceed the limit by a few, because a counter
 * in one row would make them fail.
 * @throws ApiError `appointmentLimitReached`
 */
async function requireRoom(ownerId: string): Promise<void> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: { data: unknown[]; cursor: string | null } = await Instances.query
      .ofOwner({ ownerId })
      .go({ attributes: ['id'], limit: maxInstances - count, pages: 1, cursor });
    count += page.data.length;
    cursor = page.cursor;
  } while (cursor && count < maxInstances);
  if (count >= maxInstances) throw new ApiError('appointmentLimitReached');
}
