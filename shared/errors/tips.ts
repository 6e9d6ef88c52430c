import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the tips domain. */
export const tipErrors = {
  tipNotFound: { status: 404, message: "We couldn't find this tip." },
} as const satisfies ErrorDefinitions;
