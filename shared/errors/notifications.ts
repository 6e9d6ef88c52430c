import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the notifications domain. */
export const notificationErrors = {
  notificationNotFound: { status: 404, message: "We couldn't find this notification." },
} as const satisfies ErrorDefinitions;
