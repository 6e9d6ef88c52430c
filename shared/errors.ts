/** Error codes with HTTP status and user-facing message. Every error response has one of these codes. */
export const errors = {
  invalid: { status: 400, message: 'Please check the highlighted fields.' },
  linkInvalid: {
    status: 400,
    message: 'This link no longer works. It may have been used already or expired. Request a new one.',
  },
  malformed: { status: 400, message: 'The request body is not valid JSON.' },
  cursorInvalid: { status: 400, message: 'This cursor is not valid. Start again from the first page.' },
  photoUnreadable: { status: 400, message: "We couldn't read this file as a photo. Please choose an image file." },
  unauthorized: { status: 401, message: 'Unauthorized' },
  wrongCredentials: { status: 401, message: 'Unauthorized' },
  planRequired: { status: 403, message: "Your plan doesn't include this." },
  dogLimitReached: { status: 403, message: "You've reached your plan's dog limit." },
  forbidden: { status: 403, message: "You're not allowed to do this." },
  crossOrigin: { status: 403, message: 'This request did not come from our site.' },
  notFound: { status: 404, message: "There's nothing at this address." },
  sessionNotFound: { status: 404, message: "We couldn't find this session. It may have ended already." },
  dogNotFound: { status: 404, message: "We couldn't find this dog." },
  appointmentNotFound: { status: 404, message: "We couldn't find this appointment." },
  photoNotFound: { status: 404, message: "We couldn't find this photo. Please upload it again." },
  notificationNotFound: { status: 404, message: "We couldn't find this notification." },
  paymentMethodNotFound: {
    status: 404,
    message: "We couldn't find this payment method. It may have been removed already.",
  },
  emailTaken: { status: 409, message: "There's already an account with this email. Please sign in." },
  staleVersion: { status: 409, message: 'This has changed since you opened it. Reload it and try again.' },
  statusTransition: { status: 409, message: 'A completed visit stays completed.' },
  seriesLimitReached: {
    status: 409,
    message: 'You can have up to 50 repeating appointments. Please delete one before you add another.',
  },
  inProgress: { status: 409, message: "We're already working on this. Please try again in a minute." },
  plansNotOnSale: { status: 409, message: "You can't buy paid plans here yet. You haven't been charged." },
  paymentMethodLimitReached: {
    status: 409,
    message: 'You can keep up to 10 payment methods. Please remove one before you add another.',
  },
  photoTooLarge: { status: 413, message: 'Please choose a photo smaller than 10MB and 40 megapixels.' },
  tooLarge: { status: 413, message: 'This is too large to send. Please shorten it.' },
  mediaTypeUnsupported: { status: 415, message: 'Please send JSON (content-type application/json).' },
  idempotencyKeyReused: { status: 422, message: 'This Idempotency-Key was already used for another request.' },
  quotaUsed: { status: 429, message: "You've used all the questions of your plan for now." },
  rateLimited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: "We're having trouble right now. Try again in a minute." },
} as const satisfies Record<
  string,
  { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503; message: string }
>;

export type ErrorCode = keyof typeof errors;

/** The body of an error response. `fields` maps a field name to its message. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}
