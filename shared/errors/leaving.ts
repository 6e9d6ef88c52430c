import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the leaving domain. */
export const leavingErrors = {
  emailNotVerified: {
    status: 409,
    message: 'Please confirm your email address first, so that your data reaches nobody else.',
  },
  exportOfAnotherOwner: {
    status: 403,
    message: 'This link belongs to another account. Sign out, then open the link again.',
  },
  exportReplaced: { status: 409, message: "You've asked for a newer export. Please use the link in our next email." },
} as const satisfies ErrorDefinitions;
