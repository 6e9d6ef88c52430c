import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the exercise domain. */
export const exerciseErrors = {
  exerciseLogNotFound: { status: 404, message: "We couldn't find this activity. It may have been deleted." },
  exercisePlanNotFound: { status: 404, message: "We couldn't find this plan. It may have been deleted." },
  savedPlanLimitReached: {
    status: 409,
    message: "You've saved as many plans as we can keep. Please delete one you no longer use.",
  },
} as const satisfies ErrorDefinitions;
