import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the recommendations domain. */
export const recommendationErrors = {
  alreadyRecommended: {
    status: 409,
    message: "You've already recommended this. You'll get a notification when we've looked at it.",
  },
} as const satisfies ErrorDefinitions;
