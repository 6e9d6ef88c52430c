import type { Visit } from '#functions/appointments/visit.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { VisitPointers, Visits } from '#functions/entities/appointments.ts';

/** Finds an owner's appointment, or one visit of a series, by its ID. */
export function findVisit(ownerId: string, id: string): Promise<Visit | undefined> {
  return retryOnConflict(async () => {
    const { data: pointer } = await VisitPointers.get({ ownerId, id }).go({ consistent: true });
    if (!pointer?.startsAt) return undefined;
    const { data: row } = await Visits.get({ ownerId, startsAt: pointer.startsAt, id }).go({ consistent: true });
    // It moved after the pointer was read.
    if (row?.kind !== 'visit') throw new VersionConflict();
    return { ...row, isStored: true };
  });
}
