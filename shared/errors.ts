import { accountErrors } from '#shared/errors/account.ts';
import { appointmentErrors } from '#shared/errors/appointments.ts';
import { billingErrors } from '#shared/errors/billing.ts';
import { chatErrors } from '#shared/errors/chat.ts';
import { dogErrors } from '#shared/errors/dogs.ts';
import { exerciseErrors } from '#shared/errors/exercise.ts';
import { forumErrors } from '#shared/errors/forum.ts';
import { generalErrors } from '#shared/errors/general.ts';
import { guideErrors } from '#shared/errors/guide.ts';
import { leadershipErrors } from '#shared/errors/leadership.ts';
import { leavingErrors } from '#shared/errors/leaving.ts';
import { moderationErrors } from '#shared/errors/moderation.ts';
import { notificationErrors } from '#shared/errors/notifications.ts';
import { passkeyErrors } from '#shared/errors/passkeys.ts';
import { photoErrors } from '#shared/errors/photos.ts';
import { placeErrors } from '#shared/errors/places.ts';
import { pushErrors } from '#shared/errors/push.ts';
import { recommendationErrors } from '#shared/errors/recommendations.ts';
import { referralErrors } from '#shared/errors/referrals.ts';
import { supportErrors } from '#shared/errors/support.ts';
import { tipErrors } from '#shared/errors/tips.ts';

/**
 * All error codes, with HTTP status and user-facing message. Domains declare their errors in
 * `shared/errors/<domain>.ts`.
 */
export const errors = {
  ...generalErrors,
  ...accountErrors,
  ...passkeyErrors,
  ...leavingErrors,
  ...appointmentErrors,
  ...billingErrors,
  ...chatErrors,
  ...dogErrors,
  ...exerciseErrors,
  ...guideErrors,
  ...notificationErrors,
  ...photoErrors,
  ...tipErrors,
  ...placeErrors,
  ...leadershipErrors,
  ...recommendationErrors,
  ...referralErrors,
  ...moderationErrors,
  ...forumErrors,
  ...pushErrors,
  ...supportErrors,
};

export type ErrorCode = keyof typeof errors;

/** The body of an error response. `fields` maps the name of an invalid field to an error message. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}
