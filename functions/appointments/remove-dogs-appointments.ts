import { compactLocalStart, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { deleteRow, removeInstance } from '#functions/appointments/instances/save-instance.ts';
import { findNextLead, queueReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { now } from '#functions/core/clock.ts';
import { type CheckTime, cascadeDelete, startDeadline } from '#functions/core/data/cascade-delete.ts';
import type { Write } from '#functions/core/data/table.ts';
import { AppointmentSeries, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/**
 * Deletes the appointments of a deleted dog. Their reminders find no appointment when they are due.
 * @throws Error when the time is over; the next delivery of the event continues
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

/** Deletes the dog's series, and returns the others of the owner. */
async function removeDogsSeries(ownerId: string, dogId: string, checkTime: CheckTime): Promise<SeriesRow[]> {
  for (;;) {
    const all = await listSeries(ownerId);
    const dogs = all.filter((series) => series.dogId === dogId);
    if (dogs.length === 0) return all;
    for (const { endsAt, id } of dogs) {
      checkTime();
      await AppointmentSeries.delete({ ownerId, endsAt, id }).go();
    }
    // A request that changed one of them at the same time may have left a segment with another end.
  }
}

/** The writes that delete a row of the dog, or make that of another dog independent of its deleted series. */
function removeDogsRow(row: InstanceRow, dogId: string, remaining: readonly SeriesRow[]): Write[] {
  const isInSeries = remaining.some((series) => hasSlot(series, row));
  // Without its series, an exception is like a single appointment.
  const instance = { ...row, ...(isInSeries ? {} : { originalStartsAt: undefined }), isStored: true };
  if (row.kind === 'instance' && row.dogId === dogId) return removeInstance(instance);
  // A tombstone stays as long as its series, whichever dog it had.
  if (isInSeries) return [];
  if (row.kind === 'instance') return keepReminder(row);
  // The lookup of a moved override is deleted with its row.
  return row.kind === 'moved' ? [deleteRow(row)] : removeInstance(instance);
}

/** Whether a series covers the slot of an exception. */
function hasSlot({ id, localStart, endsAt }: SeriesRow, row: InstanceRow): boolean {
  const parsed = parseInstanceId(row.id);
  if (parsed?.seriesId !== id || !row.originalStartsAt) return false;
  return compactLocalStart(localStart) <= parsed.localStart && row.originalStartsAt <= endsAt;
}

/** An override in its slot had the reminders of its series. Without the series it needs its own. */
function keepReminder({ ownerId, id, startsAt, originalStartsAt, status }: InstanceRow): Write[] {
  const lead = findNextLead(startsAt, now());
  if (!lead || startsAt !== originalStartsAt || status !== 'scheduled') return [];
  return [queueReminder({ ownerId, id, startsAt, isSeries: false }, lead)];
}
