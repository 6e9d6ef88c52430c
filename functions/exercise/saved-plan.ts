import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, remove, type Write, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { type ExercisePlanRow, ExercisePlans } from '#functions/entities/exercise-plans.ts';
import { maxSavedPlans, type SavedPlan, type SavedPlanForm } from '#shared/contract/exercise-plans.ts';

/** Converts a row to what the API returns. */
export function toSavedPlan({ ownerId, activities, ...row }: ExercisePlanRow): SavedPlan {
  const { description = null, location = null } = row;
  return { ...row, userId: ownerId, description, location, activities: activities as SavedPlan['activities'] };
}

/**
 * Checks that the owner may save another plan. Concurrent requests may exceed the limit by a few.
 * @throws ApiError `savedPlanLimitReached`
 */
async function requireRoom(ownerId: string): Promise<void> {
  const { data } = await ExercisePlans.query
    .ofOwner({ ownerId })
    .go({ attributes: ['id'], limit: maxSavedPlans, pages: 1 });
  if (data.length >= maxSavedPlans) throw new ApiError('savedPlanLimitReached');
}

/**
 * Builds a saved plan, and the writes that add it. The writes fail with `dogNotFound`.
 * @throws ApiError `savedPlanLimitReached`
 */
export async function addPlan(ownerId: string, form: SavedPlanForm): Promise<{ plan: SavedPlan; writes: Write[] }> {
  await requireRoom(ownerId);
  const at = now();
  const row = {
    ...form,
    ownerId,
    id: ulid(at.getTime()),
    description: form.description || undefined,
    location: form.location || undefined,
    createdAt: at.toISOString(),
  };
  return {
    plan: toSavedPlan(row),
    writes: [requireDog(ownerId, form.dogId), put(ExercisePlans.create(row).params())],
  };
}

/** Returns the write that deletes a plan. It fails with `exercisePlanNotFound`. */
export function removePlanRow(ownerId: string, planId: string): Write {
  const deletion = ExercisePlans.delete({ ownerId, id: planId })
    .where(({ id }, { exists }) => exists(id))
    .params();
  return remove(deletion, () => new ApiError('exercisePlanNotFound'));
}

/**
 * Deletes a saved plan.
 * @throws ApiError `exercisePlanNotFound`
 */
export function removePlan(ownerId: string, planId: string): Promise<void> {
  return write(removePlanRow(ownerId, planId));
}
