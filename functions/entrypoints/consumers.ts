import { accountEventHandlers } from '#functions/account/consumer.ts';
import { appointmentEventHandlers } from '#functions/appointments/consumer.ts';
import { billingEventHandlers } from '#functions/billing/consumer.ts';
import { consumer } from '#functions/core/events/consumer.ts';
import { dogEventHandlers } from '#functions/dogs/consumer.ts';

/** The event handlers of every domain that needs the table only. Emails are sent by `mail.ts`. */
export const handler = consumer(accountEventHandlers, appointmentEventHandlers, billingEventHandlers, dogEventHandlers);
