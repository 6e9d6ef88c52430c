import { describeMethod, formatCents } from '#functions/billing/texts.ts';
import { type PaymentMethodRow, readPaymentMethods } from '#functions/entities/payment-methods.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import { isPaid, type Plan, planNames } from '#shared/plans.ts';

/** The owner's choice for the time after the trial. */
export interface TrialChoice {
  plan: Plan | undefined;
  /** The price that the owner agreed to, for example `$8.95 a month`. Absent if plans were not on sale then. */
  price: string | undefined;
  /** The payment method to charge, for example `Visa ending in 4242`. Absent without one. */
  method: string | undefined;
}

/** Reads an owner's choice for the time after the trial. */
export async function readTrialChoice(subscription: Subscription | null): Promise<TrialChoice> {
  const { ownerId, chosenPlan: plan, chosenInterval, chosenCents } = subscription ?? {};
  if (!isPaid(plan) || !ownerId) return { plan, price: undefined, method: undefined };
  const { methods, defaultId } = await readPaymentMethods(ownerId);
  const method: PaymentMethodRow | undefined = methods.find(({ id }) => id === defaultId);
  const per = chosenInterval === 'annual' ? 'a year' : 'a month';
  return {
    plan,
    price: chosenCents === undefined ? undefined : `${formatCents(chosenCents)} ${per}`,
    method: method && describeMethod(method),
  };
}

/** Describes in one or two sentences what happens when the trial ends, for a notification. */
export function summarizeOutcome({ plan, price, method }: TrialChoice): string {
  if (plan === 'free') return "Free starts after that. You won't be charged, and nothing is deleted.";
  if (!isPaid(plan)) return "If you do nothing, you won't be charged, and nothing is deleted.";
  const name = planNames[plan];
  if (!price) {
    return `${name} isn't available yet, so you won't be charged. When your trial ends, you can switch to Free.`;
  }
  if (!method) return `${name} starts after that only if you add a payment method. Otherwise, you won't be charged.`;
  return `${name} starts after that. We'll charge ${price}, tax included, to your ${method}, after any free months.`;
}
