import { firstMoment, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { AppointmentSeries, type InstanceRow, type SeriesRow } from '#functions/entities/appointments.ts';

/** Reads the segments of an owner's series that end at or after `from`. Without `from`, reads all segments. */
export async function listSeries(ownerId: string, from = firstMoment): Promise<SeriesRow[]> {
  const { data } = await AppointmentSeries.query
    .ofOwner({ ownerId })
    .between({ endsAt: from }, { endsAt: '~' })
    .go({ pages: 'all', consistent: true });
  return data;
}

/** Reads the `limit` segments of an owner's series that end last, of those that end at or after `from`. Sorted by end. */
export async function listLatestSeries(ownerId: string, from: string, limit: number): Promise<SeriesRow[]> {
  const { data } = await AppointmentSeries.query
    .ofOwner({ ownerId })
    .between({ endsAt: from }, { endsAt: '~' })
    .go({ order: 'desc', limit, consistent: true });
  return data.reverse();
}

/**
 * Finds the segment that an override belongs to: the first segment that ends neither before the override's original
 * start nor before its current start. `all` may omit segments that end before the override.
 */
export function findSegment(
  all: readonly SeriesRow[],
  { id, startsAt, originalStartsAt }: Pick<InstanceRow, 'id' | 'startsAt' | 'originalStartsAt'>,
): SeriesRow | undefined {
  const seriesId = parseInstanceId(id)?.seriesId;
  if (!seriesId || !originalStartsAt) return undefined;
  // Segments are sorted by time.
  return all.find((each) => each.id === seriesId && originalStartsAt <= each.endsAt && startsAt <= each.endsAt);
}
