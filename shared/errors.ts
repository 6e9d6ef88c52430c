/**
 * How a call fails: code -> HTTP status and the words a person reads.
 * Every answer that is not a success is `{ code, message, fields? }` with one of these codes.
 */
export const errors = {
  invalid: { status: 400, message: 'Some of this is not right. Please mend the marked fields.' },
  linkInvalid: {
    status: 400,
    message:
      'This link does not work any more. It may have been used already, or be too old. Please ask for a new one.',
  },
  malformed: { status: 400, message: 'The request body is not valid JSON.' },
  cursorInvalid: { status: 400, message: 'This page marker is not valid. Start again from the first page.' },
  photoUnreadable: { status: 400, message: 'This file could not be read as a photo. Please choose an image file.' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  wrongCredentials: { status: 401, message: "That email and password don't match." },
  planRequired: { status: 403, message: 'Your plan does not include this.' },
  dogLimitReached: { status: 403, message: 'Your plan has no room for another dog.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  crossOrigin: { status: 403, message: 'This request did not come from our own site.' },
  notFound: { status: 404, message: 'There is nothing at this address.' },
  sessionNotFound: { status: 404, message: 'This session was not found. It may have ended already.' },
  dogNotFound: { status: 404, message: 'This dog was not found.' },
  photoNotFound: { status: 404, message: 'This photo was not found. Please upload it again.' },
  notificationNotFound: { status: 404, message: 'This notification was not found.' },
  paymentMethodNotFound: {
    status: 404,
    message: 'This payment method was not found. It may have been removed already.',
  },
  emailTaken: { status: 409, message: 'There is already an account with this email. Please sign in.' },
  staleVersion: { status: 409, message: 'This was changed meanwhile, in another window or by someone else.' },
  inProgress: { status: 409, message: 'This is already being done. Please try again in a minute.' },
  plansNotOnSale: { status: 409, message: 'Paid plans cannot be bought here yet. Nothing was charged.' },
  paymentMethodLimitReached: {
    status: 409,
    message: 'You can keep up to 10 payment methods. Please remove one before you add another.',
  },
  photoTooLarge: { status: 413, message: 'Please choose a photo smaller than 10MB and 40 megapixels.' },
  tooLarge: { status: 413, message: 'This is too large to send.' },
  mediaTypeUnsupported: { status: 415, message: 'Please send JSON (content-type application/json).' },
  idempotencyKeyReused: { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  rateLimited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'We are briefly out of reach. Please try again in a moment.' },
} as const satisfies Record<
  string,
  { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503; message: string }
>;

export type ErrorCode = keyof typeof errors;

/** What a failed call answers: `fields` maps a field name to what is wrong with it. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}
