import { type Interval, isPaid, type PaidPlan } from '#shared/plans.ts';
import { readJson, readText, remove, writeJson, writeText } from '../../lib/storage.ts';

/** A paid plan that a visitor chose before there is an account, and how it is to be paid. */
export interface ChosenPlan {
  plan: PaidPlan;
  interval: Interval;
}

/** Keeps the choice and the token of the card that was given for it; false where a reload would lose either. */
export function keepChosenPlan(chosen: ChosenPlan, paymentToken: string): boolean {
  const kept = writeJson('selected_plan', chosen);
  return writeText('payment_token', paymentToken) && kept;
}

/** The choice that this device remembers; whatever is no paid plan counts as none. */
export function chosenPlan(): ChosenPlan | undefined {
  const { plan, interval } = (readJson('selected_plan') ?? {}) as Record<string, string | undefined>;
  return isPaid(plan) ? { plan, interval: interval === 'annual' ? 'annual' : 'monthly' } : undefined;
}

/** The token of the card that was given for exactly this; null for any other plan or price, and when the tab was closed. */
export function cardFor(wanted: { plan: string; interval: Interval }): string | null {
  const chosen = chosenPlan();
  const same = chosen?.plan === wanted.plan && chosen.interval === wanted.interval;
  return same ? readText('payment_token') : null;
}

/** The provider does not take the card any more. */
export function forgetCard(): void {
  remove('payment_token');
}

/** There is no choice any more, and no card for it. */
export function forgetChosenPlan(): void {
  remove('selected_plan');
  forgetCard();
}
