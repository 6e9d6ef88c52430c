import { accountEmails } from '#functions/account/mail-consumer.ts';
import { markUndeliverable } from '#functions/account/mark-undeliverable.ts';
import { appointmentEmails } from '#functions/appointments/mail-consumer.ts';
import { billingEmails } from '#functions/billing/mail-consumer.ts';
import { consumer } from '#functions/core/events/consumer.ts';
import { fromQueue } from '#functions/core/events/queue-consumer.ts';
import { leadershipEmails } from '#functions/leadership/mail-consumer.ts';
import { leavingEmails } from '#functions/leaving/mail-consumer.ts';
import { moderationEmails } from '#functions/moderation/mail-consumer.ts';
import { createNotificationEmails } from '#functions/notifications/mail-consumer.ts';
import { recommendationEmails } from '#functions/recommendations/mail-consumer.ts';
import { referralEmails } from '#functions/referrals/mail-consumer.ts';
import { summaryEmails } from '#functions/summaries/mail-consumer.ts';
import { supportEmails } from '#functions/support/mail-consumer.ts';

const send = consumer(
  accountEmails,
  leavingEmails,
  billingEmails,
  leadershipEmails,
  moderationEmails,
  recommendationEmails,
  referralEmails,
  summaryEmails,
  supportEmails,
  createNotificationEmails(appointmentEmails),
);

/** Sends the emails of every domain, and marks the addresses for which SES reports a bounce or a complaint. */
export const handler = Object.assign(
  fromQueue((event) => (event.source === 'aws.ses' ? markUndeliverable(event.detail) : send(event))),
  { consumes: send.consumes },
);
