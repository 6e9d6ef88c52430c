import { nextLead, queueReminder } from '#functions/appointments/reminder-queue.ts';
import { seriesOf } from '#functions/appointments/series-of.ts';
import { partsOf } from '#functions/appointments/visit.ts';
import { elapsed, now } from '#functions/core/clock.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import {
  AppointmentSeries,
  type SeriesRow,
  VisitPointers,
  type VisitRow,
  Visits,
} from '#functions/entities/appointments.ts';

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
  const left = await removeSeries(ownerId, dogId, checkTime);
  let cursor: string | null = null;
  do {
    checkTime();
    cursor = await retryOnConflict(() => removePage(ownerId, dogId, left, cursor));
  } while (cursor);
}

/** Deletes the dog's series, and returns the others of the owner. */
async function removeSeries(ownerId: string, dogId: string, checkTime: () => void): Promise<SeriesRow[]> {
  for (;;) {
    const all = await seriesOf(ownerId);
    const dogs = all.filter((series) => series.dogId === dogId);
    if (dogs.length === 0) return all;
    for (const { endsAt, id } of dogs) {
      checkTime();
      await AppointmentSeries.delete({ ownerId, endsAt, id }).go();
    }
    // A request that changed one of them at the same time may have left a part with another end.
  }
}

/** Deletes the dog's visits of a page, and returns the cursor of the next. */
async function removePage(
  ownerId: string,
  dogId: string,
  left: readonly SeriesRow[],
  cursor: string | null,
): Promise<string | null> {
  const page: { data: VisitRow[]; cursor: string | null } = await Visits.query
    .ofOwner({ ownerId })
    .go({ limit: batchSize, pages: 1, cursor, consistent: true });
  const writes = page.data.flatMap((row) => {
    const isInSeries = left.some((series) => hasOriginal(series, row));
    if (row.kind !== 'visit') return isInSeries ? [] : deleteRow(row);
    if (row.dogId !== dogId) return isInSeries ? [] : keepReminder(row);
    return isInSeries ? deleteFromSeries(row) : deleteRow(row);
  });
  if (writes.length > 0) await transact(writes);
  return page.cursor;
}

/** Whether a series covers the original time of a visit that has a row of its own. */
function hasOriginal({ id, localStart, endsAt }: SeriesRow, row: VisitRow): boolean {
  const parts = partsOf(row.id);
  if (parts?.seriesId !== id || !row.originalStartsAt) return false;
  return localStart.replaceAll(/[-:]/g, '') <= parts.localStart && row.originalStartsAt <= endsAt;
}

/** A visit that was changed alone had the reminders of its series. Without the series it needs its own. */
function keepReminder({ ownerId, id, startsAt, originalStartsAt, status }: VisitRow): Write[] {
  const lead = nextLead(startsAt, now());
  if (!lead || startsAt !== originalStartsAt || status !== 'scheduled') return [];
  return [queueReminder({ ownerId, id, startsAt, isSeries: false }, lead)];
}

/** The write that deletes a row as it was read. */
function deleteAsRead({ ownerId, startsAt, id, sequence }: VisitRow): Write {
  const deletion = Visits.delete({ ownerId, startsAt, id })
    .where((row, { eq }) => eq(row.sequence, sequence))
    .params();
  return remove(deletion, () => new VersionConflict());
}

function deleteRow(row: VisitRow): Write[] {
  const { ownerId, id, kind } = row;
  // The pointer of a moved visit goes with the row at its new place.
  return [deleteAsRead(row), ...(kind === 'moved' ? [] : [remove(VisitPointers.delete({ ownerId, id }).params())])];
}

/** The writes that delete a visit which alone had the dog. The marker hides the one that follows from the series. */
function deleteFromSeries(row: VisitRow): Write[] {
  const { ownerId, startsAt, id, sequence, originalStartsAt = startsAt } = row;
  const marker = Visits.put({ ...row, startsAt: originalStartsAt, kind: 'deleted', sequence: sequence + 1 });
  const pointer = put(VisitPointers.put({ ownerId, id, originalStartsAt }).params());
  if (startsAt !== originalStartsAt) return [deleteAsRead(row), put(marker.params()), pointer];
  const replaced = marker.where((found, { eq }) => eq(found.sequence, sequence)).params();
  return [put(replaced, () => new VersionConflict()), pointer];
}
