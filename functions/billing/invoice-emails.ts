import { describeMethod, formatCents, formatDate, formatDay, nameTier } from '#functions/billing/texts.ts';
import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import type { InvoiceRow } from '#functions/entities/invoices.ts';
import { chargeFailureTexts } from '#shared/contract/subscription.ts';

const action = { label: 'See your billing', path: '/profile?tab=billing' };
const note = "You're getting this email because you have an account at Houndwell.";

type BilledOwner = Recipient & { timeZone: string };

/** Renders the receipt of a paid invoice. */
export function receiptEmail(owner: BilledOwner, invoice: InvoiceRow, previousTier: string): Email {
  const { number, lines, totalCents, periodStart, periodEnd, brand, lastFour, plan, reason } = invoice;
  const total = formatCents(totalCents);
  const name = nameTier(plan);
  const day = (instant: string) => formatDate(instant, owner.timeZone);
  const isDowngrade = reason === 'renewal' && previousTier !== plan;
  const paid = brand && lastFour ? `${total}, paid with ${describeMethod({ brand, lastFour })}` : `${total}`;
  return renderEmail(owner, {
    subject: `Your receipt for ${name}: ${total}`,
    paragraphs: [
      isDowngrade
        ? `You're on ${name} now, as you asked. Nothing was deleted.`
        : `Thank you for using Houndwell ${name}.`,
      `Invoice ${number}, for ${day(periodStart)} to ${day(periodEnd)}, taxes and fees included:`,
      ...lines.map(({ text, cents }) => `${text}: ${formatCents(cents)}`),
      `Total: ${paid}`,
      `${name} is renewed on ${day(periodEnd)}. You can change or cancel it any time before then.`,
    ],
    action,
    note,
  });
}

/** Renders the email about a charge that failed. `retryAt` is null if it is not retried. */
export function paymentFailedEmail(owner: BilledOwner, invoice: InvoiceRow, retryAt: string | null): Email {
  const name = nameTier(invoice.plan);
  const total = formatCents(invoice.totalCents);
  const why = chargeFailureTexts[invoice.failure ?? 'declined'];
  const next = retryAt
    ? [
        `You still have ${name}. We'll try again on ${formatDay(retryAt, owner.timeZone)}. To keep your plan, check your payment method before then, or pay now.`,
      ]
    : [`${name} has not started. Nothing was deleted. You can pay with another method, or pick Free.`];
  return renderEmail(owner, {
    subject: `Your payment for ${name} didn't go through`,
    paragraphs: [`We couldn't charge ${total} for ${name}. ${why}`, ...next],
    action: { label: 'Check your payment method', path: action.path },
    note,
  });
}

/** Renders the email about a paid plan that has ended. */
export function planEndedEmail(owner: BilledOwner, plan: string, reason: 'canceled' | 'unpaid'): Email {
  const name = nameTier(plan);
  return renderEmail(owner, {
    subject: `You're on Free now`,
    paragraphs: [
      reason === 'canceled'
        ? `${name} has ended, as you asked, and you're on Free now.`
        : `We couldn't charge your payment method for ${name}, so ${name} has ended and you're on Free now.`,
      "You won't be charged, and nothing was deleted. You can come back to a paid plan any time.",
    ],
    action,
    note,
  });
}
