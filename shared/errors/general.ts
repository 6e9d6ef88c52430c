import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes that several domains share, and those for malformed requests. */
export const generalErrors = {
  invalid: { status: 400, message: 'Please check the highlighted fields.' },
  linkInvalid: {
    status: 400,
    message: 'This link no longer works. It may have been used already or expired. Request a new one.',
  },
  malformed: { status: 400, message: 'The request body is not valid JSON.' },
  cursorInvalid: { status: 400, message: 'This cursor is not valid. Start again from the first page.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  planRequired: { status: 403, message: "Your plan doesn't include this." },
  forbidden: { status: 403, message: "You're not allowed to do this." },
  crossOrigin: { status: 403, message: 'This request did not come from our site.' },
  notFound: { status: 404, message: "There's nothing at this address." },
  staleVersion: { status: 409, message: 'This has changed since you opened it. Reload it and try again.' },
  inProgress: { status: 409, message: "We're already working on this. Please try again in a minute." },
  tooLarge: { status: 413, message: 'This is too large to send. Please shorten it.' },
  mediaTypeUnsupported: { status: 415, message: 'Please send JSON (content-type application/json).' },
  idempotencyKeyReused: { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  rateLimited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: "We're having trouble right now. Try again in a minute." },
} as const satisfies ErrorDefinitions;
