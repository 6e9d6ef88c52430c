import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the places domain. */
export const placeErrors = {
  placeNotFound: { status: 404, message: "We couldn't find this place." },
  reviewNotFound: { status: 404, message: "You haven't reviewed this place." },
  locationNotFound: { status: 404, message: "We couldn't find this location." },
  alreadyCheckedIn: { status: 409, message: "You've already checked in here today." },
  locationLimitReached: { status: 409, message: "You've saved as many locations as we can keep. Delete one first." },
} as const satisfies ErrorDefinitions;
