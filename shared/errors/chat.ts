import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the chat domain. */
export const chatErrors = {
  quotaUsed: { status: 429, message: "You've used all the questions of your plan for now." },
} as const satisfies ErrorDefinitions;
