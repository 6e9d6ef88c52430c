import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the support domain. */
export const supportErrors = {
  supportRequestNotFound: { status: 404, message: "We can't find this request." },
  supportRequestFull: { status: 409, message: 'This conversation is very long. Please start a new request.' },
} as const satisfies ErrorDefinitions;
