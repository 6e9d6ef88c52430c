import { moveReminder } from '#functions/appointments/reminder-queue.ts';
import { laterThan } from '#functions/appointments/visit.ts';
import { put, remove, transact, type Write } from '#functions/core/table.ts';
import { VersionConflict } from '#functions/core/version-conflict.ts';
import { type SeriesRow, VisitPointers, type VisitRow, Visits } from '#functions/entities/appointments.ts';

const conflict = () => new VersionConflict();

/** Rows that one transaction changes besides other writes. It has room for 100 writes, and a row needs up to five. */
const rowsPerTransaction = 12;

/** The upcoming visits of a series that have rows of their own. */
async function upcomingRows(ownerId: string, seriesId: string, at: string): Promise<VisitRow[]> {
  const { data } = await Visits.query
    .ofOwner({ ownerId })
    .between({ startsAt: at }, { startsAt: '~' })
    .go({ pages: 'all', consistent: true });
  return data.filter(({ id }) => id.startsWith(`${seriesId}_`));
}

/** Performs the writes of many rows in batches, and returns those of the last batch. */
async function transactExceptLast(rows: VisitRow[], writesOf: (row: VisitRow) => Write[]): Promise<Write[]> {
  const left = [...rows];
  while (left.length > rowsPerTransaction) await transact(left.splice(0, rowsPerTransaction).flatMap(writesOf));
  return left.flatMap(writesOf);
}

/** The writes that delete a row as it was read, with its pointer and its reminder. */
function deleteRow(row: VisitRow): Write[] {
  const { ownerId, startsAt, id, kind } = row;
  const removed = Visits.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
    .params();
  return [
    remove(removed, conflict),
    // The pointer of a moved visit names its new place.
    ...(kind === 'moved' ? [] : [remove(VisitPointers.delete({ ownerId, id }).params())]),
    ...(kind === 'visit' ? moveReminder({ ...row, isStored: true }, undefined) : []),
  ];
}

/**
 * Removes the upcoming visits of a series that differ from it. Unless they are many, nothing is written yet.
 * @returns the writes that remove them, or the last of them
 */
export async function removeChangedVisits(ownerId: string, seriesId: string, at: string): Promise<Write[]> {
  const rows = await upcomingRows(ownerId, seriesId, at);
  const upcoming = new Set(rows.filter(({ kind }) => kind === 'visit').map(({ id }) => id));
  // A visit that was moved to the past stays there, and its marker stays as well.
  const removed = rows.filter(({ kind, id }) => kind !== 'moved' || upcoming.has(id));
  return transactExceptLast(removed, deleteRow);
}

const textFields = ['dogId', 'title', 'description', 'vetName', 'duration'] as const;

/**
 * Gives the upcoming visits that differ from their series its new text, except for what differs in their own. Unless
 * they are many, nothing is written yet.
 * @returns the writes that change them, or the last of them
 */
export async function changeTextOfVisits(before: SeriesRow, after: SeriesRow, at: string): Promise<Write[]> {
  const rows = await upcomingRows(before.ownerId, before.id, at);
  const changedFields = textFields.filter((field) => before[field] !== after[field]);
  return transactExceptLast(rows, (row) => {
    const text = changedFields.filter((field) => row[field] === before[field]).map((field) => [field, after[field]]);
    if (row.kind !== 'visit' || text.length === 0) return [];
    const version = { sequence: row.sequence + 1, updatedAt: laterThan(row.updatedAt) };
    const changed = Visits.put({ ...row, ...Object.fromEntries(text), ...version })
      .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
      .params();
    return [put(changed, conflict)];
  });
}
