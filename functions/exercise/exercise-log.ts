import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { check, put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { ExerciseLogLookups, type ExerciseLogRow, ExerciseLogs } from '#functions/entities/exercise-logs.ts';
import { ExercisePlans } from '#functions/entities/exercise-plans.ts';
import { parseActivityDate } from '#functions/exercise/log-dates.ts';
import type { ExerciseLog, ExerciseLogChange, WalkForm } from '#shared/contract/exercise-logs.ts';

type Owner = Pick<Caller, 'id' | 'timeZone'>;
type LogFields = Pick<WalkForm, 'duration' | 'notes' | 'distance' | 'exercisePlanId'>;

/** Converts a row to what the API returns. */
export function toExerciseLog({ ownerId, createdAt: _createdAt, ...row }: ExerciseLogRow): ExerciseLog {
  const { exercisePlanId = null, notes = null, distance = null } = row;
  return { ...row, userId: ownerId, exercisePlanId, notes, distance };
}

function toFields({ duration, notes, distance, exercisePlanId }: LogFields) {
  return {
    duration,
    notes: notes || undefined,
    distance: distance ? Math.round(distance * 100) / 100 : undefined,
    exercisePlanId: exercisePlanId ?? undefined,
  };
}

/** Returns the condition that the plan exists and belongs to the owner. */
function requirePlan(ownerId: string, planId: string): Write {
  const existing = ExercisePlans.delete({ ownerId, id: planId })
    .where(({ id }, { exists }) => exists(id))
    .params();
  return check(existing, () => new ApiError('exercisePlanNotFound'));
}

function putLookup({ ownerId, id, dogId, date }: ExerciseLogRow): Write {
  return put(ExerciseLogLookups.put({ ownerId, id, dogId, date }).params());
}

/**
 * Builds the activities of the dogs on one walk, and the writes that add them. The writes fail with `dogNotFound` or
 * `exercisePlanNotFound`.
 * @throws ApiError `invalid` for a date that is in the future
 */
export function addWalk(owner: Owner, form: WalkForm): { logs: ExerciseLog[]; writes: Write[] } {
  const at = now();
  const date = form.date ? parseActivityDate(form.date, owner.timeZone) : at.toISOString();
  const rows = form.dogIds.map((dogId) => ({
    ownerId: owner.id,
    id: ulid(at.getTime()),
    dogId,
    date,
    ...toFields(form),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  }));
  const writes = [
    ...(form.exercisePlanId ? [requirePlan(owner.id, form.exercisePlanId)] : []),
    ...rows.flatMap((row) => [requireDog(owner.id, row.dogId), put(ExerciseLogs.create(row).params()), putLookup(row)]),
  ];
  return { logs: rows.map(toExerciseLog), writes };
}

/** @throws ApiError `exerciseLogNotFound` */
async function findLog(ownerId: string, id: string): Promise<ExerciseLogRow> {
  const { dogId, date } = await requireOwned(ExerciseLogLookups, { ownerId, id }, 'exerciseLogNotFound');
  const { data } = await ExerciseLogs.get({ ownerId, dogId, date, id }).go({ consistent: true });
  // Another request has moved or deleted the row since the lookup was read.
  if (!data) throw new VersionConflict();
  return data;
}

/** Returns the write that deletes an activity. It fails with VersionConflict if the activity has changed since it was read. */
function deleteRow({ ownerId, dogId, date, id, updatedAt }: ExerciseLogRow): Write {
  const deletion = ExerciseLogs.delete({ ownerId, dogId, date, id })
    .where((row, { eq }) => eq(row.updatedAt, updatedAt))
    .params();
  return remove(deletion, () => new VersionConflict());
}

/**
 * Returns the writes that put `after` where it belongs. They fail with VersionConflict if `before` has changed since, or
 * with `dogNotFound`: the deletion of a dog might have passed the place where a moved row arrives.
 */
function replaceRow(before: ExerciseLogRow, after: ExerciseLogRow): Write[] {
  if (before.dogId === after.dogId && before.date === after.date) {
    const replacement = ExerciseLogs.put(after)
      .where((row, { eq }) => eq(row.updatedAt, before.updatedAt))
      .params();
    return [put(replacement, () => new VersionConflict())];
  }
  const arrival = [put(ExerciseLogs.create(after).params()), putLookup(after)];
  return [requireDog(after.ownerId, after.dogId), deleteRow(before), ...arrival];
}

/** Returns a later time than that of the previous change, so that each version has its own. */
function nextUpdatedAt(previous: string): string {
  return new Date(Math.max(now().getTime(), Date.parse(previous) + 1)).toISOString();
}

/**
 * Replaces an activity.
 * @throws ApiError `exerciseLogNotFound`, `dogNotFound`, `exercisePlanNotFound`, `invalid`, or `staleVersion` if
 *   `form.updatedAt` is not the time of the latest change
 */
export function changeExerciseLog(owner: Owner, id: string, form: ExerciseLogChange): Promise<ExerciseLog> {
  return retryOnConflict(async () => {
    const before = await findLog(owner.id, id);
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    const { dogId, exercisePlanId } = form;
    const after = {
      ownerId: owner.id,
      id,
      dogId,
      date: form.date ? parseActivityDate(form.date, owner.timeZone) : before.date,
      ...toFields(form),
      createdAt: before.createdAt,
      updatedAt: nextUpdatedAt(before.updatedAt),
    };
    const isOtherPlan = exercisePlanId && exercisePlanId !== before.exercisePlanId;
    await transact([...(isOtherPlan ? [requirePlan(owner.id, exercisePlanId)] : []), ...replaceRow(before, after)]);
    return toExerciseLog(after);
  });
}

/** Returns the writes that delete an activity. They fail with VersionConflict if it has changed since it was read. */
export function removeRow(row: ExerciseLogRow): Write[] {
  const { ownerId, id } = row;
  return [deleteRow(row), remove(ExerciseLogLookups.delete({ ownerId, id }).params())];
}

/**
 * Deletes an activity.
 * @throws ApiError `exerciseLogNotFound`
 */
export function removeExerciseLog(ownerId: string, id: string): Promise<void> {
  return retryOnConflict(async () => transact(removeRow(await findLog(ownerId, id))));
}
