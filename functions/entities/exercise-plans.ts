import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { difficulties } from '#shared/contract/exercise-plans.ts';

/** Exercise plans that owners have saved, sorted by creation time. */
export const ExercisePlans = ownerEntity('exercisePlan', 'exercise-plan#${id}', {
  /** A ULID, so that plans are sorted by creation time. */
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  planName: { type: 'string', required: true },
  description: { type: 'string' },
  /** Minutes. */
  duration: { type: 'number', required: true },
  difficulty: { type: difficulties, required: true },
  location: { type: 'string' },
  weatherDependent: { type: 'boolean', required: true },
  breedSpecific: { type: 'boolean', required: true },
  /** In the format of the contract. */
  activities: { type: 'any', required: true },
  createdAt: { type: 'string', required: true, readOnly: true },
});
export type ExercisePlanRow = EntityItem<typeof ExercisePlans>;
