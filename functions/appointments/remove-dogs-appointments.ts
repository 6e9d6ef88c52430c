import { compactLocalStart, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { deleteRow, removeInstance } from '#functions/appointments/instances/save-instance.ts';
import { findNextLead, queueReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { elapsed, now } from '#functions/core/clock.ts';
import { transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { AppointmentSeries, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/** Leaves the rest of the Lambda's 30 seconds to the last transaction. */
const maxMs = 20_000;

/** Rows per query, and per transaction, which has room for 100 writes. A row needs up to three. */
const batchSize = 33;

/**
 * Deletes the appointments of a deleted dog. Their reminders find no appointment when they are due.
 * @throws Error when time runs out; the next delivery of the event goes on
 */
export async function removeDogsAppointments(ownerId: string, dogId: string): Promise<void> {
  const end = elapsed() + maxMs;
  const checkTime = () => {
    if (elapsed() > end) throw new Error('More appointments are left. The next delivery goes on.');
  };
  const remaining = await removeDogsSeries(ownerId, dogId, checkTime);
  let cursor: string | null = null;
  do {
    checkTime();
    cursor = await retryOnConflict(() => removePage(ownerId, dogId, remaining, cursor));
  } while (cursor);
}

/** Deletes the dog's series, and returns the others of the owner. */
async function removeDogsSeries(ownerId: string, dogId: string, checkTime: () => void): Promise<SeriesRow[]> {
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

/** Deletes the dog's instances of a page, and returns the cursor of the next. */
async function removePage(
  ownerId: string,
  dogId: string,
  remaining: readonly SeriesRow[],
  cursor: string | null,
): Promise<string | null> {
  const page: { data: InstanceRow[]; cursor: string | null } = await Instances.query
    .ofOwner({ ownerId })
    .go({ limit: batchSize, pages: 1, cursor, consistent: true });
  const writes = page.data.flatMap((row) => {
    const isInSeries = remaining.some((series) => hasSlot(series, row));
    // Without its series, an exception is like a single appointment.
    const instance = { ...row, ...(isInSeries ? {} : { originalStartsAt: undefined }), isStored: true };
    if (row.kind === 'instance' && row.dogId === dogId) return removeInstance(instance);
    // A tombstone stays as long as its series, whichever dog it had.
    if (isInSeries) return [];
    if (row.kind === 'instance') return keepReminder(row);
    // The lookup of a moved override is deleted with its row.
    return row.kind === 'moved' ? [deleteRow(row)] : removeInstance(instance);
  });
  if (writes.length > 0) await transact(writes);
  return page.cursor;
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
