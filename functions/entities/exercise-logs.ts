import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** Activities that owners have logged, sorted by dog and time. */
export const ExerciseLogs = ownerEntity('exerciseLog', 'exercise-log#${dogId}#${date}#${id}', {
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  /** When the activity started, in ISO 8601 UTC with milliseconds. */
  date: { type: 'string', required: true },
  /** Minutes. */
  duration: { type: 'number', required: true },
  /** Miles, with two decimal places. */
  distance: { type: 'number' },
  notes: { type: 'string' },
  exercisePlanId: { type: 'string' },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
});
export type ExerciseLogRow = EntityItem<typeof ExerciseLogs>;

/** The dog and the time of each activity, by the activity's ID, which stays the same when the activity is changed. */
export const ExerciseLogLookups = ownerEntity('exerciseLogLookup', 'exercise-log-lookup#${id}', {
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  date: { type: 'string', required: true },
});
