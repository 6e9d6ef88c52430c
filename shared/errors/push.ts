import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the push domain. */
export const pushErrors = {
  pushSubscriptionNotFound: {
    status: 404,
    message: "Push isn't on in this browser. It may have been turned off already.",
  },
} as const satisfies ErrorDefinitions;
