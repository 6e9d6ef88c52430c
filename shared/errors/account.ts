import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the account domain. */
export const accountErrors = {
  wrongCredentials: { status: 401, message: 'Unauthorized' },
  sessionNotFound: { status: 404, message: "We couldn't find this session. It may have ended already." },
  emailTaken: { status: 409, message: "There's already an account with this email. Please sign in." },
} as const satisfies ErrorDefinitions;
