import { trialEndingEmail } from '#functions/billing/email-templates.ts';
import { paymentFailedEmail, planEndedEmail, receiptEmail } from '#functions/billing/invoice-emails.ts';
import { readTrialChoice } from '#functions/billing/trial-outcome.ts';
import type { EventHandlers } from '#functions/core/events/consumer.ts';
import { rateLimit } from '#functions/core/limits/rate-limit.ts';
import type { Email } from '#functions/core/mail/mail.ts';
import { sendEmailOnce } from '#functions/core/mail/mail.ts';
import { findEmailLimit } from '#functions/core/mail/mailbox.ts';
import { type InvoiceRow, Invoices } from '#functions/entities/invoices.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/**
 * Limits how many emails about the end of a trial an unverified mailbox gets per UTC day. Sub-addresses share the
 * mailbox's limit.
 */
const trialEmailLimit = rateLimit('trialEmail', { burst: 3, seconds: 86_400 });

/** Limits how many emails about payments an unverified mailbox gets. */
const paymentEmailLimit = rateLimit('paymentEmail', { burst: 5, seconds: 86_400 });

/**
 * The event handlers that send emails about billing. Emails about the trial read the current subscription, because it
 * may have changed since the event.
 */
export const billingEmails: EventHandlers = {
  TrialEnding: async ({ id, detail: { ownerId, daysLeft, trialEndsAt } }) => {
    const owner = await findOwner(ownerId);
    if (!owner) return;
    const end = { daysLeft, endsAt: new Date(trialEndsAt), timeZone: owner.timeZone };
    const render = async () => {
      const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
      return trialEndingEmail(owner, end, await readTrialChoice(subscription));
    };
    await sendEmailOnce(id, { to: owner, render, limit: findEmailLimit(owner, trialEmailLimit) });
  },

  InvoicePaid: ({ id, detail: { ownerId, invoiceId, previousTier } }) =>
    sendAboutInvoice(id, ownerId, invoiceId, (owner, invoice) => receiptEmail(owner, invoice, previousTier)),

  PaymentFailed: ({ id, detail: { ownerId, invoiceId, retryAt } }) =>
    sendAboutInvoice(id, ownerId, invoiceId, (owner, invoice) => paymentFailedEmail(owner, invoice, retryAt)),

  PlanEnded: async ({ id, detail: { ownerId, plan, reason } }) => {
    const owner = await findOwner(ownerId);
    if (owner) await send(id, owner, () => planEndedEmail(owner, plan, reason));
  },
};

async function findOwner(id: string): Promise<Owner | null> {
  const { data } = await Owners.get({ id }).go({ consistent: true });
  return data;
}

function send(id: string, owner: Owner, render: () => Email): Promise<void> {
  return sendEmailOnce(id, { to: owner, render, limit: findEmailLimit(owner, paymentEmailLimit) });
}

async function sendAboutInvoice(
  eventId: string,
  ownerId: string,
  id: string,
  render: (owner: Owner, invoice: InvoiceRow) => Email,
): Promise<void> {
  const [owner, { data: invoice }] = await Promise.all([
    findOwner(ownerId),
    Invoices.get({ ownerId, id }).go({ consistent: true }),
  ]);
  if (owner && invoice) await send(eventId, owner, () => render(owner, invoice));
}
