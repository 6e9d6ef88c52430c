import * as z from 'zod/mini';
import {
  ActivityDate,
  ExerciseLog,
  ExerciseLogChange,
  ExerciseLogForm,
  WalkForm,
} from '#shared/contract/exercise-logs.ts';
import { GeneratedPlan, PlanQuota, PlanRequest, SavedPlan, SavedPlanForm } from '#shared/contract/exercise-plans.ts';
import { Id, Page } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

const byId = z.strictObject({ id: Id });

/** Filters of a list of activities. A date means the start of the day in the owner's time zone. `to` is exclusive. */
const logFilters = { from: z.optional(ActivityDate), to: z.optional(ActivityDate) };

/** The operations on activities and plans. */
export const exercise = {
  listExerciseLogs: defineOperation({
    method: 'GET',
    path: '/api/exercise/logs',
    summary: 'Activities, latest first: of one dog with `dogId`, otherwise of all dogs.',
    access: 'owner',
    requires: 'exerciseLogging',
    paged: true,
    query: z.strictObject({ ...Page.shape, dogId: z.optional(Id), ...logFilters }),
    returns: z.array(ExerciseLog),
    fails: ['dogNotFound'],
  }),
  listDogsExerciseLogs: defineOperation({
    method: 'GET',
    path: '/api/exercise/logs/{id}',
    summary: 'Activities of one dog, latest first. `id` is the ID of the dog.',
    access: 'owner',
    requires: 'exerciseLogging',
    paged: true,
    params: byId,
    query: z.strictObject({ ...Page.shape, ...logFilters }),
    returns: z.array(ExerciseLog),
    fails: ['dogNotFound'],
  }),
  createExerciseLog: defineOperation({
    method: 'POST',
    path: '/api/exercise/logs',
    summary: 'Logs an activity of one dog.',
    access: 'owner',
    requires: 'exerciseLogging',
    status: 201,
    idempotent: true,
    body: ExerciseLogForm,
    returns: ExerciseLog,
    fails: ['dogNotFound', 'exercisePlanNotFound'],
  }),
  createWalk: defineOperation({
    method: 'POST',
    path: '/api/exercise/walks',
    summary: 'Logs one walk of several dogs, with an entry for each of them.',
    access: 'owner',
    requires: 'exerciseLogging',
    status: 201,
    idempotent: true,
    body: WalkForm,
    returns: z.array(ExerciseLog),
    fails: ['dogNotFound', 'exercisePlanNotFound'],
  }),
  updateExerciseLog: defineOperation({
    method: 'PUT',
    path: '/api/exercise/logs/{id}',
    summary:
      'Replaces an activity. With `updatedAt`, only if it has not changed since. `id` is the ID of the activity.',
    access: 'owner',
    requires: 'exerciseLogging',
    params: byId,
    body: ExerciseLogChange,
    returns: ExerciseLog,
    fails: ['exerciseLogNotFound', 'dogNotFound', 'exercisePlanNotFound', 'staleVersion'],
  }),
  deleteExerciseLog: defineOperation({
    method: 'DELETE',
    path: '/api/exercise/logs/{id}',
    summary: 'Deletes an activity. `id` is the ID of the activity.',
    access: 'owner',
    requires: 'exerciseLogging',
    params: byId,
    fails: ['exerciseLogNotFound'],
  }),
  generatePlan: defineOperation({
    method: 'POST',
    path: '/api/exercise/generate',
    summary: 'Makes an exercise plan for a dog and the weather. Each call of a day makes another one.',
    access: 'owner',
    requires: 'aiExercisePlans',
    idempotent: true,
    body: PlanRequest,
    returns: GeneratedPlan,
    fails: ['dogNotFound', 'quotaUsed'],
  }),
  getPlanQuota: defineOperation({
    method: 'GET',
    path: '/api/exercise/quota',
    summary: 'How many plans are used and left today.',
    access: 'owner',
    requires: 'aiExercisePlans',
    returns: PlanQuota,
  }),
  listSavedPlans: defineOperation({
    method: 'GET',
    path: '/api/exercise/plans',
    summary: 'Saved plans of all dogs, oldest first.',
    access: 'owner',
    requires: 'exerciseLogging',
    paged: true,
    query: Page,
    returns: z.array(SavedPlan),
  }),
  savePlan: defineOperation({
    method: 'POST',
    path: '/api/exercise/plans',
    summary: 'Saves a plan for one of the dogs.',
    access: 'owner',
    requires: 'aiExercisePlans',
    status: 201,
    idempotent: true,
    body: SavedPlanForm,
    returns: SavedPlan,
    fails: ['dogNotFound', 'savedPlanLimitReached'],
  }),
  deletePlan: defineOperation({
    method: 'DELETE',
    path: '/api/exercise/plans/{id}',
    summary: 'Deletes a saved plan. Activities that followed it stay.',
    access: 'owner',
    requires: 'exerciseLogging',
    params: byId,
    fails: ['exercisePlanNotFound'],
  }),
};
