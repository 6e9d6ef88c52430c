import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { exercise } from '#shared/contract/exercise.ts';

/** Generates a plan. */
export const generatePlan = defineHandler(exercise.generatePlan, () => {
  throw new ApiError('unavailable');
});
