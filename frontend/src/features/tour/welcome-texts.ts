import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid } from '#shared/plans.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface PlanState {
  /** Undefined while the subscription loads. During that time, the shell is shown only to owners in the trial. */
  status: Pick<SubscriptionStatus, 'tier' | 'chosenPlan'> | undefined;
  trialEndsAt: string;
  timeZone: string;
}

/** The welcome's texts about the plan: the text below the greeting, and an entry of the list. */
export interface WelcomeTexts {
  text: string;
  plan: string;
}

/**
 * Builds the welcome's texts about the plan. If the first login is late, part of the trial or all of it may be over.
 */
export function buildWelcomeTexts({ status, trialEndsAt, timeZone }: PlanState, instant: Date): WelcomeTexts {
  if (status && status.tier !== 'free-trial') {
    return { text: 'Your account is ready. Take a look around.', plan: 'Your plan is active' };
  }
  const end = new Date(trialEndsAt);
  const isFirstDay = end.getTime() - instant.getTime() > 6 * dayMs;
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  const cost = isPaid(status?.chosenPlan)
    ? "You won't be charged before then."
    : "No card needed, and you won't be charged automatically.";
  return {
    text: `You have full access ${isFirstDay ? 'for the next seven days' : `until ${day}`}. ${cost}`,
    plan: isFirstDay ? '7-day free trial activated' : `Free trial until ${day}`,
  };
}
