import { type TrialChoice, trialEndingEmail } from '#functions/billing/email-templates.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { Owners } from '#functions/entities/owners.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/**
 * Limits how many emails about the end of a trial an unverified mailbox gets per UTC day. Sub-addresses share the
 * mailbox's limit.
 */
const trialEmailLimit = rateLimit('trialEmail', { burst: 3, seconds: 86_400 });

/**
 * The event handlers that send emails about billing. They read the current subscription, because it may have changed
 * since the event.
 */
export const billingEmails: EventHandlers = {
  TrialEnding: async ({ id, detail: { ownerId, daysLeft, trialEndsAt } }) => {
    const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
    if (!owner) return;
    const end = { daysLeft, endsAt: new Date(trialEndsAt), timeZone: owner.timeZone };
    const render = async () => trialEndingEmail(owner, end, await readTrialChoice(ownerId));
    await sendEmailOnce(id, { to: owner, render, limit: findEmailLimit(owner, trialEmailLimit) });
  },
};

async function readTrialChoice(ownerId: string): Promise<TrialChoice> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  const { methods } = await readPaymentMethods(ownerId);
  return { plan: subscription?.chosenPlan, hasPaymentMethod: methods.length > 0 };
}
