import type { Interval, PaidPlan } from '#shared/plans.ts';
import { signUpPath } from '../../platform/session/paths.ts';

/** The pricing page. */
export const pricingPath = '/pricing';

/** The payment page. Its query names the plan, see `linkToPayment`. */
export const paymentPath = '/payment';

/** The printable receipt. Its query names the invoice, see `linkToReceipt`. */
export const receiptPath = '/receipt';

/** Returns the path of an invoice's receipt. */
export function linkToReceipt(invoiceId: string): string {
  return `${receiptPath}?invoice=${encodeURIComponent(invoiceId)}`;
}

/** Formats a plan as query parameters. The interval is omitted if it is monthly, the default. */
function formatPlan(plan: PaidPlan, interval: Interval): string {
  return `plan=${plan}${interval === 'annual' ? '&interval=annual' : ''}`;
}

/** Reads the billing interval from a query string. The default is monthly. */
export function readInterval(search: URLSearchParams): Interval {
  return search.get('interval') === 'annual' ? 'annual' : 'monthly';
}

/** Returns the path of the pricing page, with monthly or annual prices. */
export function linkToPrices(interval: Interval): string {
  return interval === 'annual' ? `${pricingPath}?interval=annual` : pricingPath;
}

/** Returns the path of the payment page for a plan. */
export function linkToPayment(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${paymentPath}?${formatPlan(plan, interval)}`;
}

/** Returns the path of the sign-up tab, with the plan that the visitor chose. */
export function linkToSignUp(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${signUpPath}&${formatPlan(plan, interval)}`;
}
