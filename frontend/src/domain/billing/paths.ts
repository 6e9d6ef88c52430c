import type { Interval, PaidPlan } from '#shared/plans.ts';
import { signUpPath } from '../../platform/session/paths.ts';

/** The price list. */
export const pricingPath = '/pricing';

/** The payment form. Its query names the plan, see `linkToPayment`. */
export const paymentPath = '/payment';

/** A plan as query parameters; monthly is the default interval. */
function formatPlan(plan: PaidPlan, interval: Interval): string {
  return `plan=${plan}${interval === 'annual' ? '&interval=annual' : ''}`;
}

/** The interval in a query string; monthly by default. */
export function readInterval(search: URLSearchParams): Interval {
  return search.get('interval') === 'annual' ? 'annual' : 'monthly';
}

/** The price list, monthly or annual. */
export function linkToPrices(interval: Interval): string {
  return interval === 'annual' ? `${pricingPath}?interval=annual` : pricingPath;
}

/** The payment form of a plan. */
export function linkToPayment(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${paymentPath}?${formatPlan(plan, interval)}`;
}

/** The sign-up tab for a plan that was chosen. */
export function linkToSignUp(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${signUpPath}&${formatPlan(plan, interval)}`;
}
