import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the passkeys domain. */
export const passkeyErrors = {
  passkeyRefused: { status: 400, message: "That passkey didn't work. Try again, or sign in with your password." },
  passkeyNotAdded: { status: 409, message: "We couldn't add this passkey. Please try again." },
  passkeyLimitReached: { status: 409, message: 'You can have up to 10 passkeys. Please remove one first.' },
  passkeyNotFound: { status: 404, message: "We couldn't find this passkey. It may have been removed already." },
} as const satisfies ErrorDefinitions;
