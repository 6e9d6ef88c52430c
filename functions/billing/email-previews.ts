import { trialEndingEmail } from '#functions/billing/email-templates.ts';
import { paymentFailedEmail, planEndedEmail, receiptEmail } from '#functions/billing/invoice-emails.ts';
import type { TrialChoice } from '#functions/billing/trial-outcome.ts';
import { now } from '#functions/core/clock.ts';
import { type EmailPreviews, previewRecipient } from '#functions/core/mail/email-template.ts';
import type { InvoiceRow } from '#functions/entities/invoices.ts';

const none = { price: undefined, method: undefined };
const price = '$8.95 a month';
const method = 'Visa ending in 4242';

const choices: Record<string, TrialChoice> = {
  none: { plan: undefined, ...none },
  free: { plan: 'free', ...none },
  basic: { plan: 'basic', price, method: undefined },
  'basic-with-card': { plan: 'basic', price, method },
  'basic-not-on-sale': { plan: 'basic', ...none },
  'basic-not-on-sale-with-card': { plan: 'basic', price: undefined, method },
};

const timeZone = 'America/Chicago';
const maya = { ...previewRecipient, timeZone };

function trialEnding(daysLeft: number, choice: TrialChoice) {
  const endsAt = new Date(now().getTime() + daysLeft * 24 * 3600 * 1000);
  return trialEndingEmail(maya, { daysLeft, endsAt, timeZone }, choice);
}

const trialPreviews = [3, 1].flatMap((daysLeft) =>
  Object.entries(choices).map(([name, choice]): [string, EmailPreviews[string]] => [
    `trialEndingEmail-${daysLeft}-${name}`,
    () => trialEnding(daysLeft, choice),
  ]),
);

const upgrade: InvoiceRow = {
  ownerId: 'maya',
  id: '20280131T120000000Z-0002',
  number: 'HX3K7P2M-0002',
  reason: 'upgrade',
  status: 'paid',
  plan: 'advanced',
  interval: 'monthly',
  priceCents: 1785,
  periodStart: '2028-01-31T12:00:00.000Z',
  periodEnd: '2028-02-29T12:00:00.000Z',
  anchor: '2028-01-31T12:00:00.000Z',
  anchorTimeZone: timeZone,
  anchorMonths: 1,
  lines: [
    { kind: 'plan', text: 'Advanced, monthly', cents: 1785 },
    { kind: 'unusedTime', text: 'Unused part of Basic, monthly', cents: -448 },
  ],
  totalCents: 1337,
  credits: 0,
  surplusCents: 0,
  attempt: 1,
  refundedCents: 0,
  brand: 'Visa',
  lastFour: '4242',
  createdAt: '2028-01-31T12:00:00.000Z',
};
const failed: InvoiceRow = { ...upgrade, reason: 'renewal', status: 'open', failure: 'insufficientFunds' };

/** Previews of the emails about the end of a trial, for each choice of a plan, and about payments. */
export const emailPreviews: EmailPreviews = {
  ...Object.fromEntries(trialPreviews),
  'receiptEmail-upgrade': () => receiptEmail(maya, upgrade, 'basic'),
  'receiptEmail-downgrade': () => receiptEmail(maya, { ...upgrade, reason: 'renewal', plan: 'basic' }, 'advanced'),
  'paymentFailedEmail-retry': () => paymentFailedEmail(maya, failed, '2028-02-01T12:00:00.000Z'),
  'paymentFailedEmail-first': () => paymentFailedEmail(maya, { ...failed, reason: 'trialEnd', status: 'void' }, null),
  'planEndedEmail-canceled': () => planEndedEmail(maya, 'advanced', 'canceled'),
  'planEndedEmail-unpaid': () => planEndedEmail(maya, 'basic', 'unpaid'),
};
