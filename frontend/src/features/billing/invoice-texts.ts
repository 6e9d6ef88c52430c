import type { Invoice } from '#shared/contract/subscription.ts';
import { planNames } from '#shared/plans.ts';
import type { BadgeTone } from '../../ui/feedback/badge.tsx';

/** Formats US cents with two digits, for sums: "$8.95", "$0.00", "−$4.18". */
export function formatAmount(cents: number): string {
  const sign = cents < 0 ? '\u2212' : '';
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** The label and color of an invoice's status. */
export function describeInvoiceStatus({ status, totalCents, refundedCents }: Invoice): {
  label: string;
  tone: BadgeTone;
} {
  if (status === 'processing') return { label: 'Processing', tone: 'info' };
  if (status === 'open') return { label: 'Payment failed', tone: 'danger' };
  if (status === 'void') return { label: 'Not paid', tone: 'plain' };
  if (refundedCents > 0) return { label: refundedCents < totalCents ? 'Partly refunded' : 'Refunded', tone: 'plain' };
  return totalCents === 0 ? { label: 'Credit', tone: 'plain' } : { label: 'Paid', tone: 'success' };
}

/** Describes what an invoice is for: "Basic, monthly". */
export function describeInvoice({ plan, interval }: Invoice): string {
  return `${planNames[plan]}, ${interval}`;
}
