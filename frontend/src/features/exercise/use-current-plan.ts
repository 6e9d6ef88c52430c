import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type GeneratedPlan,
  GeneratedPlan as GeneratedPlanSchema,
  type SavedPlan,
} from '#shared/contract/exercise-plans.ts';
import { readJson, remove, storageEntry, writeJson } from '../../platform/storage/storage.ts';

const { planName, duration, difficulty, weatherDependent, breedSpecific, activities } = GeneratedPlanSchema.shape;

/** The plan that a dog's tab shows: one that was generated, or a saved one that was opened. */
export const CurrentPlan = z.object({
  planName,
  description: z.nullable(z.string()),
  duration,
  difficulty,
  location: z.nullable(z.string()),
  weatherDependent,
  breedSpecific,
  activities,
  /** The weather that a generated plan is made for. */
  weather: z.nullable(z.string()),
  reasons: z.array(z.string()),
  /** The ID of the saved plan; null for a plan that is not saved. */
  savedId: z.nullable(z.string()),
});
export type CurrentPlan = z.output<typeof CurrentPlan>;

const Stored = z.object({ dogId: z.string(), plan: CurrentPlan });

/** Declares the entry with a dog's plan. Plans that are not saved exist only there, so a reload must not lose them. */
function createEntry(dogId: string) {
  return storageEntry(`exercise_plan.${dogId}`);
}

/** Reads the plan that a dog's tab shows; undefined if there is none. */
export function readCurrentPlan(dogId: string): CurrentPlan | undefined {
  const { data } = Stored.safeParse(readJson(createEntry(dogId)));
  return data?.dogId === dogId ? data.plan : undefined;
}

/** Converts a generated plan. */
export function fromGenerated({ quota: _, source: __, dogId: ___, ...plan }: GeneratedPlan): CurrentPlan {
  return { ...plan, savedId: null };
}

/** Converts a saved plan. */
export function fromSaved({ id, userId: _, dogId: __, createdAt: ___, ...plan }: SavedPlan): CurrentPlan {
  return { ...plan, weather: null, reasons: [], savedId: id };
}

/** Returns the plan that a dog's tab shows, which is kept on this device, and a function that replaces or removes it. */
export function useCurrentPlan(dogId: string) {
  const [plan, setPlan] = useState(() => readCurrentPlan(dogId));
  const show = (next: CurrentPlan | undefined) => {
    if (next) writeJson(createEntry(dogId), { dogId, plan: next });
    else remove(createEntry(dogId));
    setPlan(next);
  };
  return [plan, show] as const;
}
