import { firstMoment, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { AppointmentSeries, type InstanceRow, type SeriesRow } from '#functions/entities/appointments.ts';

/** Reads all segments of an owner's series that have instances at or after an instant; without one, all. */
export async function listSeries(ownerId: string, from = firstMoment): Promise<SeriesRow[]> {
  const { data } = await AppointmentSeries.query
    .ofOwner({ ownerId })
    .between({ endsAt: from }, { endsAt: '~' })
    .go({ pages: 'all', consistent: true });
  return data;
}

/**
 * Finds the segment of an override, which has not ended before it. The result is the same for all segments and for those
 * that `listSeries` returns from the override's time on.
 */
export function findSegment(
  all: readonly SeriesRow[],
  { id, startsAt, originalStartsAt }: Pick<InstanceRow, 'id' | 'startsAt' | 'originalStartsAt'>,
): SeriesRow | undefined {
  const seriesId = parseInstanceId(id)?.seriesId;
  if (!seriesId || !originalStartsAt) return undefined;
  // Segments are in the order of time.
  return all.find((each) => each.id === seriesId && originalStartsAt <= each.endsAt && startsAt <= each.endsAt);
}
