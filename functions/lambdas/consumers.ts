import { accountReactions } from '#functions/account/consumer.ts';
import { appointmentReactions } from '#functions/appointments/consumer.ts';
import { billingReactions } from '#functions/billing/consumer.ts';
import { calendarReactions } from '#functions/calendar/consumer.ts';
import { consumer } from '#functions/core/consumer.ts';
import { dogReactions } from '#functions/dogs/consumer.ts';

/** The reactions of every domain that needs the table only. Emails are sent by `mail.ts`. */
export const handler = consumer(
  accountReactions,
  appointmentReactions,
  billingReactions,
  calendarReactions,
  dogReactions,
);
