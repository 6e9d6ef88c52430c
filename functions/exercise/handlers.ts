import { transact } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import { ExercisePlans } from '#functions/entities/exercise-plans.ts';
import { adaptNextTip } from '#functions/exercise/adapt-next-tip.ts';
import { addWalk, changeExerciseLog, removeExerciseLog } from '#functions/exercise/exercise-log.ts';
import { listDogsLogs, listLogs } from '#functions/exercise/list-exercise-logs.ts';
import { readPlanQuota } from '#functions/exercise/plan-quota.ts';
import { addPlan, removePlan, toSavedPlan } from '#functions/exercise/saved-plan.ts';
import { exercise } from '#shared/contract/exercise.ts';

export const exerciseHandlers = defineHandlers(exercise, {
  listExerciseLogs: (input) => (input.query.dogId ? listDogsLogs(input, input.query.dogId) : listLogs(input)),

  listDogsExerciseLogs: (input) => listDogsLogs(input, input.params.id),

  createExerciseLog: async ({ body: { dogId, ...fields }, caller, idempotency }) => {
    const { logs, writes } = addWalk(caller, { ...fields, dogIds: [dogId] });
    const [log] = logs;
    if (!log) throw new Error('A walk of one dog has one entry.');
    await transact([...saveIdempotentResponse(idempotency, log), ...writes]);
    await adaptNextTip(caller, logs);
    return log;
  },

  createWalk: async ({ body, caller, idempotency }) => {
    const { logs, writes } = addWalk(caller, body);
    await transact([...saveIdempotentResponse(idempotency, logs), ...writes]);
    await adaptNextTip(caller, logs);
    return logs;
  },

  updateExerciseLog: async ({ params, body, caller }) => {
    const log = await changeExerciseLog(caller, params.id, body);
    await adaptNextTip(caller, [log]);
    return log;
  },

  deleteExerciseLog: ({ params, caller }) => removeExerciseLog(caller.id, params.id),

  generatePlan: async (input) => {
    // Loaded on first use, because home calls this Lambda for the log, and needs neither the catalog nor the model.
    const { generatePlan } = await import('#functions/exercise/generate-plan.ts');
    return generatePlan(input);
  },

  getPlanQuota: ({ caller }) => readPlanQuota(caller),

  listSavedPlans: async (input) => {
    const rows = await readPage(input, ExercisePlans.query.ofOwner({ ownerId: input.caller.id }));
    return rows.map(toSavedPlan);
  },

  savePlan: async ({ body, caller, idempotency }) => {
    const { plan, writes } = await addPlan(caller.id, body);
    await transact([...saveIdempotentResponse(idempotency, plan), ...writes]);
    return plan;
  },

  deletePlan: ({ params, caller }) => removePlan(caller.id, params.id),
});
