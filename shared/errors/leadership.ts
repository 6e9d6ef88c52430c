import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the leadership domain. */
export const leadershipErrors = {
  applicationPending: {
    status: 409,
    message: "Your last application is still being reviewed. You can send another once it's decided.",
  },
  alreadyLeadingMember: { status: 409, message: "You're already a Leading Member." },
} as const satisfies ErrorDefinitions;
