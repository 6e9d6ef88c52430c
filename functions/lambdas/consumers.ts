import { accountReactions } from '#functions/account/consumer.ts';
import { billingReactions } from '#functions/billing/consumer.ts';
import { consumer } from '#functions/core/consumer.ts';
import { dogReactions } from '#functions/dogs/consumer.ts';

/** The reactions of every domain that needs the table and email only. A domain that needs more has its own Lambda. */
export const handler = consumer(accountReactions, billingReactions, dogReactions);
