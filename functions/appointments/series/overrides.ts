import { nextUpdatedAt } from '#functions/appointments/instances/instance.ts';
import { deleteRow, putLookup } from '#functions/appointments/instances/save-instance.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { InstanceLookups, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/** How many rows one transaction changes. A transaction can have 100 writes, and each row needs up to two. */
const rowsPerTransaction = 40;

/** A change of a series from an instant on. */
interface SeriesChange {
  before: SeriesRow;
  /** The changed series, if its instances keep their times. If undefined, the exceptions are deleted. */
  after?: SeriesRow | undefined;
  /** The instant from which the series changes, in ISO 8601 UTC. */
  at: string;
  /** Condition checks that every transaction of the change includes. */
  conditions: Write[];
}

/**
 * Copies the new details of a series to its upcoming overrides, and deletes the exceptions whose times are no longer in
 * the series. If the writes need several transactions, performs all but the last one. Performing them again after an
 * error does no harm.
 * @returns the writes for the last transaction, without the conditions
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
      // An override that was moved to the past is not changed, so its tombstone is not deleted either.
      return row.kind === 'moved' && !upcoming.has(row.id) ? [] : deleteException(row, at);
    })
    .filter((writes) => writes.length > 0);
  while (changes.length > rowsPerTransaction) {
    await transact([...conditions, ...changes.splice(0, rowsPerTransaction).flat()]);
  }
  return changes.flat();
}

const fields = ['dogId', 'title', 'description', 'vetName', 'duration'] as const;

/** Returns the write that copies changed details of a series to an override. Details changed in the override stay. */
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

/** Returns the writes that delete an exception and its lookup. Fails with VersionConflict if the row has changed. */
function deleteException(row: InstanceRow, at: string): Write[] {
  const { ownerId, id, kind, originalStartsAt = '' } = row;
  // The lookup of a moved override is deleted together with the override's row, not with the tombstone.
  if (kind === 'moved') return [deleteRow(row)];
  // The tombstone at the original start, which is in the past, stays. So the lookup stays, too, and marks the instance
  // as deleted.
  if (originalStartsAt < at) return [deleteRow(row), putLookup(row)];
  return [deleteRow(row), remove(InstanceLookups.delete({ ownerId, id }).params())];
}
