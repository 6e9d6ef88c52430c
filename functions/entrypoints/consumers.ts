import { accountEventHandlers } from '#functions/account/consumer.ts';
import { appointmentEventHandlers } from '#functions/appointments/consumer.ts';
import { billingEventHandlers } from '#functions/billing/consumer.ts';
import { consumer } from '#functions/core/events/consumer.ts';
import { dogEventHandlers } from '#functions/dogs/consumer.ts';
import { exerciseEventHandlers } from '#functions/exercise/consumer.ts';
import { forumEventHandlers } from '#functions/forum/consumer.ts';
import { leadershipEventHandlers } from '#functions/leadership/consumer.ts';
import { moderationEventHandlers } from '#functions/moderation/consumer.ts';
import { summaryEventHandlers } from '#functions/notifications/summary-schedule.ts';
import { placeEventHandlers } from '#functions/places/consumer.ts';
import { recommendationEventHandlers } from '#functions/recommendations/consumer.ts';
import { referralEventHandlers } from '#functions/referrals/consumer.ts';
import { supportEventHandlers } from '#functions/support/consumer.ts';
import { tipEventHandlers } from '#functions/tips/consumer.ts';

/** Runs the event handlers of the domains that need only the table. `mail.ts` sends the emails. */
export const handler = consumer(
  accountEventHandlers,
  appointmentEventHandlers,
  billingEventHandlers,
  dogEventHandlers,
  tipEventHandlers,
  exerciseEventHandlers,
  forumEventHandlers,
  summaryEventHandlers,
  leadershipEventHandlers,
  moderationEventHandlers,
  placeEventHandlers,
  supportEventHandlers,
  recommendationEventHandlers,
  referralEventHandlers,
);
