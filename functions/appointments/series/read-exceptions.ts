import { type Instance, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/**
 * Reads the rows of a series' exceptions that are in slots at or after `at` or that were moved there. An override that
 * was moved from `at` or later to the past has only its tombstone.
 */
export async function readExceptions({ ownerId, id }: SeriesRow, at: string): Promise<InstanceRow[]> {
  const { data } = await Instances.query
    .ofOwner({ ownerId })
    .between({ startsAt: at }, { startsAt: '~' })
    .go({ pages: 'all', consistent: true });
  const rows = data.filter((row) => parseInstanceId(row.id)?.seriesId === id);
  const moved = rows.filter(({ kind, originalStartsAt }) => kind === 'instance' && (originalStartsAt ?? at) < at);
  return [...rows, ...(await Promise.all(moved.map(readTombstone))).filter((row) => row !== null)];
}

/** Reads the row in the slot of an instance that was moved. Null if the instance was not moved. */
export async function readTombstone({
  ownerId,
  id,
  startsAt,
  originalStartsAt,
}: Pick<Instance, 'ownerId' | 'id' | 'startsAt' | 'originalStartsAt'>): Promise<InstanceRow | null> {
  if (!originalStartsAt || originalStartsAt === startsAt) return null;
  const { data } = await Instances.get({ ownerId, startsAt: originalStartsAt, id }).go({ consistent: true });
  return data;
}
