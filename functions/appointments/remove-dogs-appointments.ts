import { compactLocalStart, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { deleteRow, removeInstance } from '#functions/appointments/instances/save-instance.ts';
import { findNextLead, queueReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { now } from '#functions/core/clock.ts';
import { type CheckTime, cascadeDelete, startDeadline } from '#functions/core/data/cascade-delete.ts';
import type { Write } from '#functions/core/data/table.ts';
import { AppointmentSeries, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/**
 * Deletes the appointments of a deleted dog. Queued reminders stay, and do nothing when they are due.
 * @throws Error after 20 seconds if rows are left; the next delivery of the event deletes them
 */
export async function removeDogsAppointments(ownerId: string, dogId: string): Promise<void> {
  const checkTime = startDeadline();
  const remaining = await removeDogsSeries(ownerId, dogId, checkTime);
  await cascadeDelete({
    readPage: (options) => Instances.query.ofOwner({ ownerId }).go(options),
    toWrites: (row) => removeDogsRow(row, dogId, remaining),
    writesPerRow: 3,
    checkTime,
  });
}

/** Deletes the dog's series, and returns the series of the owner's other dogs. */
async function removeDogsSeries(ownerId: string, dogId: string, checkTime: CheckTime): Promise<SeriesRow[]> {
  for (;;) {
    const all = await listSeries(ownerId);
    const dogs = all.filter((series) => series.dogId === dogId);
    if (dogs.length === 0) return all;
    for (const { endsAt, id } of dogs) {
      checkTime();
      await AppointmentSeries.delete({ ownerId, endsAt, id }).go();
    }
    // The next round finds segments that a concurrent change of a series has added.
  }
}

/**
 * Returns the writes for one row. They delete the row if it is an instance for the dog, or an exception of a deleted
 * series. But an override for another dog stays, and gets its own reminder.
 */
function removeDogsRow(row: InstanceRow, dogId: string, remaining: readonly SeriesRow[]): Write[] {
  const isInSeries = remaining.some((series) => hasSlot(series, row));
  // If the series was deleted, the instance is treated like a single appointment.
  const instance = { ...row, ...(isInSeries ? {} : { originalStartsAt: undefined }), isStored: true };
  if (row.kind === 'instance' && row.dogId === dogId) return removeInstance(instance);
  // The other exceptions of a series stay as long as the series exists, including tombstones of the deleted dog's
  // instances.
  if (isInSeries) return [];
  if (row.kind === 'instance') return keepReminder(row);
  // The lookup of a moved override is deleted together with the override's row, not with the tombstone.
  return row.kind === 'moved' ? [deleteRow(row)] : removeInstance(instance);
}

/** Whether an exception belongs to this segment of a series, by its original start. */
function hasSlot({ id, localStart, endsAt }: SeriesRow, row: InstanceRow): boolean {
  const parsed = parseInstanceId(row.id);
  if (parsed?.seriesId !== id || !row.originalStartsAt) return false;
  return compactLocalStart(localStart) <= parsed.localStart && row.originalStartsAt <= endsAt;
}

/**
 * Returns the write that queues the next reminder of an unmoved override, because its series, which queued it before,
 * was deleted.
 */
function keepReminder({ ownerId, id, startsAt, originalStartsAt, status }: InstanceRow): Write[] {
  const lead = findNextLead(startsAt, now());
  if (!lead || startsAt !== originalStartsAt || status !== 'scheduled') return [];
  return [queueReminder({ ownerId, id, startsAt, isSeries: false }, lead)];
}
