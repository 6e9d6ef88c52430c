import { firstMoment, partsOf } from '#functions/appointments/visit.ts';
import { AppointmentSeries, type SeriesRow, type VisitRow } from '#functions/entities/appointments.ts';

/**
 * Reads an owner's repeating appointments that have visits at or after an instant; without one, all. A series whose text
 * was changed has several rows with the same ID, each for its part of the time.
 */
export async function seriesOf(ownerId: string, from = firstMoment): Promise<SeriesRow[]> {
  const { data } = await AppointmentSeries.query
    .ofOwner({ ownerId })
    .between({ endsAt: from }, { endsAt: '~' })
    .go({ pages: 'all', consistent: true });
  return data;
}

/**
 * The series of a visit among those that were read, which has not ended before the visit. It is the same whichever series
 * were read, if they include all that end at or after the visit.
 */
export function seriesOfVisit(
  all: readonly SeriesRow[],
  { id, startsAt, originalStartsAt }: Pick<VisitRow, 'id' | 'startsAt' | 'originalStartsAt'>,
): SeriesRow | undefined {
  const parts = partsOf(id);
  if (!parts || !originalStartsAt) return undefined;
  // The parts of a series are in the order of time.
  return all.find(
    (series) => series.id === parts.seriesId && originalStartsAt <= series.endsAt && startsAt <= series.endsAt,
  );
}
