import { laterThan } from '#functions/appointments/visit.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { type SeriesRow, VisitPointers, type VisitRow, Visits } from '#functions/entities/appointments.ts';

const conflict = () => new VersionConflict();

/** Rows that one transaction changes besides other writes. It has room for 100 writes, and a row needs up to two. */
const rowsPerTransaction = 40;

/** The upcoming visits of a series that have rows of their own. */
async function upcomingRows(ownerId: string, seriesId: string, at: string): Promise<VisitRow[]> {
  const { data } = await Visits.query
    .ofOwner({ ownerId })
    .between({ startsAt: at }, { startsAt: '~' })
    .go({ pages: 'all', consistent: true });
  return data.filter(({ id }) => id.startsWith(`${seriesId}_`));
}

/** The writes that delete a row as it was read, with its pointer. */
function deleteRow(row: VisitRow, at: string): Write[] {
  const { ownerId, startsAt, id, kind, originalStartsAt = startsAt } = row;
  const deletion = Visits.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
    .params();
  const deleted = remove(deletion, conflict);
  // The pointer of a moved visit names its new place.
  if (kind === 'moved') return [deleted];
  // A visit that was moved from the past still has a marker there, so it is like one that was deleted alone.
  if (originalStartsAt < at) return [deleted, put(VisitPointers.put({ ownerId, id, originalStartsAt }).params())];
  return [deleted, remove(VisitPointers.delete({ ownerId, id }).params())];
}

const textFields = ['dogId', 'title', 'description', 'vetName', 'duration'] as const;

/** The write that gives a row the new text of its series, except for what differs in its own. */
function changeText(row: VisitRow, before: SeriesRow, after: SeriesRow): Write[] {
  const text = textFields
    .filter((field) => before[field] !== after[field] && row[field] === before[field])
    .map((field) => [field, after[field]]);
  if (row.kind !== 'visit' || text.length === 0) return [];
  const version = { sequence: row.sequence + 1, updatedAt: laterThan(row.updatedAt) };
  const changed = Visits.put({ ...row, ...Object.fromEntries(text), ...version })
    .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
    .params();
  return [put(changed, conflict)];
}

/** What happens to a series from an instant on. */
interface Change {
  before: SeriesRow;
  /** The series with the same ID after the change. Absent if it ends. */
  after?: SeriesRow;
  /** An ISO instant. */
  at: string;
  /** What must be true for the change. */
  conditions: Write[];
}

/**
 * Gives the upcoming visits that differ from their series its new text, and removes those that the series no longer has.
 * Many need several transactions. All but the last are performed at once: repeating them after an error changes nothing.
 * @returns the writes of the last transaction, without the conditions
 */
export async function changeOwnRows({ before, after, at, conditions }: Change): Promise<Write[]> {
  const rows = await upcomingRows(before.ownerId, before.id, at);
  const upcoming = new Set(rows.filter(({ kind }) => kind === 'visit').map(({ id }) => id));
  const writesOf = (row: VisitRow): Write[] => {
    if (after && (row.originalStartsAt ?? row.startsAt) <= after.endsAt) return changeText(row, before, after);
    // A visit that was moved to the past stays there, and its marker stays as well.
    return row.kind === 'moved' && !upcoming.has(row.id) ? [] : deleteRow(row, at);
  };
  const changes = rows.map(writesOf).filter((writes) => writes.length > 0);
  while (changes.length > rowsPerTransaction) {
    await transact([...conditions, ...changes.splice(0, rowsPerTransaction).flat()]);
  }
  return changes.flat();
}
