import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the dogs domain. */
export const dogErrors = {
  dogLimitReached: { status: 403, message: "You've reached your plan's dog limit." },
  dogNotFound: { status: 404, message: "We couldn't find this dog." },
} as const satisfies ErrorDefinitions;
