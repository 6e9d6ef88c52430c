import { type TrialChoice, trialEndingEmail } from '#functions/billing/email-templates.ts';
import type { Reactions } from '#functions/core/consumer.ts';
import { sendEmailOnce } from '#functions/core/mail.ts';
import { emailLimitOf } from '#functions/core/mailbox.ts';
import { Owners } from '#functions/entities/owners.ts';
import { paymentMethodsOf } from '#functions/entities/payment-methods.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/** The emails of billing. Each describes the subscription at the time it is written. */
export const billingEmails: Reactions = {
  TrialEnding: async ({ id, detail: { ownerId, daysLeft, trialEndsAt } }) => {
    const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
    if (!owner) return;
    const end = { daysLeft, endsAt: new Date(trialEndsAt), timeZone: owner.timeZone };
    const render = async () => trialEndingEmail(owner, end, await trialChoiceOf(ownerId));
    await sendEmailOnce(id, { to: owner, render, limit: emailLimitOf(owner, 'trialEmail') });
  },
};

async function trialChoiceOf(ownerId: string): Promise<TrialChoice> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  const { methods } = await paymentMethodsOf(ownerId);
  return { plan: subscription?.chosenPlan, hasPaymentMethod: methods.length > 0 };
}
