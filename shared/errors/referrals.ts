import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the referrals domain. */
export const referralErrors = {
  inviteNotFound: { status: 404, message: "We don't know this invite. You can still create an account." },
} as const satisfies ErrorDefinitions;
