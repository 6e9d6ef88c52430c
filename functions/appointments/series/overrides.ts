import { nextUpdatedAt } from '#functions/appointments/instances/instance.ts';
import { deleteRow, putLookup } from '#functions/appointments/instances/save-instance.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { InstanceLookups, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/** Rows that one transaction changes besides other writes. It has room for 100 writes, and a row needs up to two. */
const rowsPerTransaction = 40;

/** What happens to a series from an instant on. */
interface SeriesChange {
  before: SeriesRow;
  /** The series with instances in the same slots. Without one, exceptions are deleted. */
  after?: SeriesRow | undefined;
  /** An ISO instant. */
  at: string;
  /** What must be true for the change. */
  conditions: Write[];
}

/**
 * Gives the upcoming overrides of a series its new details, and deletes the exceptions whose slots it no longer has. Many
 * need several transactions. All but the last are performed at once: repeating them after an error changes nothing.
 * @returns the writes of the last transaction, without the conditions
 */
export async function updateOverrides({ before, after, at, conditions }: SeriesChange): Promise<Write[]> {
  const { data } = await Instances.query
    .ofOwner({ ownerId: before.ownerId })
    .between({ startsAt: at }, { startsAt: '~' })
    .go({ pages: 'all', consistent: true });
  const rows = data.filter(({ id }) => id.startsWith(`${before.id}_`));
  const upcoming = new Set(rows.filter(({ kind }) => kind === 'instance').map(({ id }) => id));
  const changes = rows
    .map((row): Write[] => {
      if (after && (row.originalStartsAt ?? row.startsAt) <= after.endsAt) return updateDetails(row, before, after);
      // An override that was moved to the past stays there, and so does its tombstone.
      return row.kind === 'moved' && !upcoming.has(row.id) ? [] : deleteException(row, at);
    })
    .filter((writes) => writes.length > 0);
  while (changes.length > rowsPerTransaction) {
    await transact([...conditions, ...changes.splice(0, rowsPerTransaction).flat()]);
  }
  return changes.flat();
}

const fields = ['dogId', 'title', 'description', 'vetName', 'duration'] as const;

/** The write that gives an override the new details of its series, except for those that it has changed itself. */
function updateDetails(row: InstanceRow, before: SeriesRow, after: SeriesRow): Write[] {
  const details = fields
    .filter((field) => before[field] !== after[field] && row[field] === before[field])
    .map((field) => [field, after[field]]);
  if (row.kind !== 'instance' || details.length === 0) return [];
  const version = { sequence: row.sequence + 1, updatedAt: nextUpdatedAt(row.updatedAt) };
  const updated = Instances.put({ ...row, ...Object.fromEntries(details), ...version })
    .where(({ sequence }, { eq }) => eq(sequence, row.sequence))
    .params();
  return [put(updated, () => new VersionConflict())];
}

/** The writes that delete a row as it was read, with its lookup. */
function deleteException(row: InstanceRow, at: string): Write[] {
  const { ownerId, id, kind, originalStartsAt = '' } = row;
  // The lookup of a moved override is deleted with its row.
  if (kind === 'moved') return [deleteRow(row)];
  // Its past slot keeps the tombstone, so it looks as if it had been deleted alone.
  if (originalStartsAt < at) return [deleteRow(row), putLookup(row)];
  return [deleteRow(row), remove(InstanceLookups.delete({ ownerId, id }).params())];
}
