import { findNextLead, queueReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { iterateInstances } from '#functions/appointments/series/recurrence.ts';
import { now } from '#functions/core/clock.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { AppointmentSeries, SeriesCounters, type SeriesRow } from '#functions/entities/appointments.ts';
import { type AppointmentForm, maxSeries } from '#shared/contract/appointments.ts';

const conflict = () => new VersionConflict();

/**
 * Checks that the form of a series has the status `scheduled`.
 * @throws ApiError `invalid` for any other status
 */
export function requireScheduled({ status }: Pick<AppointmentForm, 'status'>): void {
  if (status === 'scheduled') return;
  throw new ApiError('invalid', {
    fields: { status: 'Repeating appointments are always scheduled. Change one visit instead.' },
  });
}

/** Returns the write that adds the row of a series. Fails with VersionConflict if the row exists. */
function putSeries(series: SeriesRow): Write {
  const added = AppointmentSeries.put(series)
    .where(({ id }, { notExists }) => notExists(id))
    .params();
  return put(added, conflict);
}

/** Returns the write that queues the next reminder of a new or changed series. Empty if no reminder is left. */
export function queueSeriesReminder(series: SeriesRow): Write[] {
  const { ownerId, id } = series;
  const at = now();
  for (const { startsAt } of iterateInstances(series, at.toISOString())) {
    const lead = findNextLead(startsAt, at);
    if (lead) return [queueReminder({ ownerId, id, startsAt, isSeries: true }, lead)];
  }
  return [];
}

/** Counts an owner's series with upcoming instances. */
export async function countSeries(ownerId: string): Promise<number> {
  return (await listSeries(ownerId, now().toISOString())).length;
}

/**
 * Prepares the writes that add a series.
 * @throws ApiError `seriesLimitReached`
 */
export async function addSeries(series: SeriesRow): Promise<Write[]> {
  const { ownerId, dogId } = series;
  const counted = await countAddedSeries(ownerId);
  return [requireDog(ownerId, dogId), counted, putSeries(series), ...queueSeriesReminder(series)];
}

/**
 * Prepares the write that counts an added series.
 * @throws ApiError `seriesLimitReached`
 */
export async function countAddedSeries(ownerId: string): Promise<Write> {
  const { data: counter } = await SeriesCounters.get({ ownerId }).go({ consistent: true });
  if ((await countSeries(ownerId)) >= maxSeries) throw new ApiError('seriesLimitReached');
  const counted = SeriesCounters.put({ ownerId, added: (counter?.added ?? 0) + 1 })
    .where(({ added }, { eq, notExists }) => (counter ? eq(added, counter.added) : notExists(added)))
    .params();
  return put(counted, conflict);
}
