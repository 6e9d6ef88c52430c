import { queueVisitReminder } from '#functions/appointments/reminder-queue.ts';
import type { Visit } from '#functions/appointments/visit.ts';
import { check, put, remove, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import {
  AppointmentSeries,
  type SeriesRow,
  VisitPointers,
  type VisitRow,
  Visits,
} from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';

const conflict = () => new VersionConflict();

/** The condition that the dog exists and is the owner's. It throws ApiError `dogNotFound`. */
export function checkDog(ownerId: string, dogId: string): Write {
  const existing = Dogs.delete({ ownerId, id: dogId })
    .where(({ id }, { exists }) => exists(id))
    .params();
  return check(existing, () => new ApiError('dogNotFound'));
}

/** The write that counts a visit which gets a row of its own. It throws `VersionConflict` if the series has changed. */
function countChange({ ownerId, endsAt, id, sequence }: SeriesRow): Write {
  const counted = AppointmentSeries.patch({ ownerId, endsAt, id })
    .add({ changedVisits: 1 })
    .where((row, { eq }) => eq(row.sequence, sequence))
    .params();
  return update(counted, conflict);
}

/** The row of a visit. */
function rowOf({ series: _series, isStored: _isStored, ...row }: Visit, kind: VisitRow['kind'] = 'visit'): VisitRow {
  return { ...row, kind };
}

/** The write that puts a row, which must not have changed since `before` was read. */
function putRow(row: VisitRow, before?: Visit): Write {
  const written = before
    ? Visits.put(row).where(({ sequence }, { eq }) => eq(sequence, before.sequence))
    : Visits.put(row).where(({ id }, { notExists }) => notExists(id));
  return put(written.params(), conflict);
}

/** The write that leaves a row at the original time of a visit, which hides the one that follows from the series. */
function putMarker(visit: Visit, startsAt: string, kind: 'moved' | 'deleted', before?: Visit): Write {
  const { description: _description, vetName: _vetName, ...content } = visit;
  return putRow(rowOf({ ...content, startsAt, sequence: visit.sequence + 1 }, kind), before);
}

/** The writes that clear the place where a visit was. A visit of a series leaves a marker at its original time. */
function leave(before: Visit, kind: 'moved' | 'deleted'): Write[] {
  const { ownerId, id, startsAt, originalStartsAt } = before;
  if (startsAt === originalStartsAt) return [putMarker(before, startsAt, kind, before.isStored ? before : undefined)];
  const removed = Visits.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, before.sequence))
    .params();
  return [remove(removed, conflict)];
}

/** The write that says where the row of a visit is. */
function point({ ownerId, id, originalStartsAt }: Visit, startsAt?: string): Write {
  return put(VisitPointers.put({ ownerId, id, startsAt, originalStartsAt }).params());
}

/** The writes that add a single appointment. */
export function addVisit(visit: Visit): Write[] {
  return [
    checkDog(visit.ownerId, visit.dogId),
    putRow(rowOf(visit)),
    point(visit, visit.startsAt),
    ...queueVisitReminder(undefined, visit),
  ];
}

/** The writes that replace a visit, which may move. They throw `VersionConflict` if it has changed since it was read. */
export function replaceVisit(before: Visit, after: Visit): Write[] {
  const hasMoved = before.startsAt !== after.startsAt;
  const returns = hasMoved && after.startsAt === after.originalStartsAt;
  const counted = !before.isStored && before.series ? [countChange(before.series)] : [];
  return [
    ...(before.dogId === after.dogId && !hasMoved ? [] : [checkDog(after.ownerId, after.dogId)]),
    ...counted,
    ...(hasMoved ? leave(before, 'moved') : []),
    // At its original time it replaces the marker.
    returns
      ? put(Visits.put(rowOf(after)).params())
      : putRow(rowOf(after), before.isStored && !hasMoved ? before : undefined),
    ...(before.isStored && !hasMoved ? [] : [point(after, after.startsAt)]),
    ...queueVisitReminder(before, after),
  ];
}

/** The writes that delete a visit. They throw `VersionConflict` if it has changed since it was read. */
export function removeVisit(before: Visit): Write[] {
  const { ownerId, id, originalStartsAt } = before;
  const counted = !before.isStored && before.series ? [countChange(before.series)] : [];
  const wasMoved = originalStartsAt !== undefined && originalStartsAt !== before.startsAt;
  return [
    ...counted,
    ...leave(before, 'deleted'),
    ...(wasMoved ? [put(Visits.put(rowOf({ ...before, startsAt: originalStartsAt }, 'deleted')).params())] : []),
    originalStartsAt ? point(before) : remove(VisitPointers.delete({ ownerId, id }).params()),
  ];
}
