import { moveReminder } from '#functions/appointments/reminder-queue.ts';
import { remove, transact, type Write } from '#functions/core/table.ts';
import { VersionConflict } from '#functions/core/version-conflict.ts';
import { VisitPointers, type VisitRow, Visits } from '#functions/entities/appointments.ts';

/** The writes that delete a row of a visit as it was read, with its pointer and its reminder. */
export function deleteRow(row: VisitRow): Write[] {
  const { ownerId, startsAt, id, kind } = row;
  const removed = Visits.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
    .params();
  return [
    remove(removed, () => new VersionConflict()),
    // The pointer of a moved visit names its new place.
    ...(kind === 'moved' ? [] : [remove(VisitPointers.delete({ ownerId, id }).params())]),
    ...(kind === 'visit' ? moveReminder({ ...row, isStored: true }, undefined) : []),
  ];
}

/** Rows that one transaction deletes besides other writes. It has room for 100. */
const rowsPerTransaction = 12;

/**
 * Removes the upcoming visits of a series that differ from it. Unless they are many, nothing is written yet.
 * @returns the writes that remove them, or the last of them
 */
export async function removeChangedVisits(ownerId: string, seriesId: string, at: string): Promise<Write[]> {
  const { data } = await Visits.query
    .ofOwner({ ownerId })
    .between({ startsAt: at }, { startsAt: '~' })
    .go({ pages: 'all', consistent: true });
  const ofSeries = data.filter(({ id }) => id.startsWith(`${seriesId}_`));
  const upcoming = new Set(ofSeries.filter(({ kind }) => kind === 'visit').map(({ id }) => id));
  // A visit that was moved to the past stays there, and its marker stays as well.
  const removed = ofSeries.filter(({ kind, id }) => kind !== 'moved' || upcoming.has(id));
  while (removed.length > rowsPerTransaction) {
    await transact(removed.splice(0, rowsPerTransaction).flatMap(deleteRow));
  }
  return removed.flatMap(deleteRow);
}
