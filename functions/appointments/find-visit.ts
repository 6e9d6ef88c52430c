import { Temporal } from 'temporal-polyfill';
import { visitsOf } from '#functions/appointments/series.ts';
import { seriesOf, seriesOfVisit } from '#functions/appointments/series-of.ts';
import { partsOf, type Visit } from '#functions/appointments/visit.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { VisitPointers, Visits } from '#functions/entities/appointments.ts';

/** Finds an owner's appointment, or one visit of a series, by its ID. */
export function findVisit(ownerId: string, id: string): Promise<Visit | undefined> {
  return retryOnConflict(async () => {
    const { data: pointer } = await VisitPointers.get({ ownerId, id }).go({ consistent: true });
    if (!pointer) return findInSeries(ownerId, id);
    const { startsAt, originalStartsAt } = pointer;
    if (!startsAt) return undefined;
    const [{ data: row }, all] = await Promise.all([
      Visits.get({ ownerId, startsAt, id }).go({ consistent: true }),
      originalStartsAt ? seriesOf(ownerId, originalStartsAt) : [],
    ]);
    // It moved after the pointer was read.
    if (row?.kind !== 'visit') throw new VersionConflict();
    return { ...row, series: seriesOfVisit(all, row), isStored: true };
  });
}

/** Finds a visit that follows from its series. */
async function findInSeries(ownerId: string, id: string): Promise<Visit | undefined> {
  const dayBefore = dayBeforeStart(id);
  if (!dayBefore) return undefined;
  for (const series of await seriesOf(ownerId, dayBefore)) {
    if (!id.startsWith(`${series.id}_`)) continue;
    for (const visit of visitsOf(series, dayBefore)) {
      if (visit.id === id) return visit;
      if (visit.id > id) break;
    }
  }
  return undefined;
}

/** An instant before the visit whatever its time zone; undefined if the ID names no local time. */
function dayBeforeStart(id: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T\d{6}$/.exec(partsOf(id)?.localStart ?? '') ?? [];
  try {
    return Temporal.PlainDate.from(`${year}-${month}-${day}`).subtract({ days: 1 }).toString();
  } catch {
    return undefined;
  }
}
