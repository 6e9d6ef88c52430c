import { cascadeDelete, startDeadline } from '#functions/core/data/cascade-delete.ts';
import { remove } from '#functions/core/data/table.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { ExerciseLogs } from '#functions/entities/exercise-logs.ts';
import { ExercisePlans } from '#functions/entities/exercise-plans.ts';
import { removeRow } from '#functions/exercise/exercise-log.ts';

/** Deletes the activities and plans of a deleted dog. */
async function removeDogsExercise(ownerId: string, dogId: string): Promise<void> {
  const checkTime = startDeadline();
  await cascadeDelete({
    readPage: (options) => ExerciseLogs.query.ofOwner({ ownerId, dogId }).go(options),
    toWrites: removeRow,
    writesPerRow: 2,
    checkTime,
  });
  await cascadeDelete({
    readPage: (options) => ExercisePlans.query.ofOwner({ ownerId }).go(options),
    toWrites: (row) => (row.dogId === dogId ? [remove(ExercisePlans.delete({ ownerId, id: row.id }).params())] : []),
    checkTime,
  });
}

export const exerciseEventHandlers: EventHandlers = {
  DogDeleted: ({ detail: { ownerId, dogId } }) => removeDogsExercise(ownerId, dogId),
};
