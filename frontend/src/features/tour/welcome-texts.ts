import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { isPaid } from '#shared/plans.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Known {
  /** Undefined until it is known; the shell stands before that only in a trial that runs. */
  status: Pick<SubscriptionStatus, 'tier' | 'chosenPlan'> | undefined;
  trialEndsAt: string;
  timeZone: string;
}

/** What the welcome says: the sentence below the greeting, and what is there about the owner's plan. */
export interface WelcomeTexts {
  text: string;
  plan: string;
}

/** The welcome's words about the plan. The first login may come late, and then the trial is shorter or over. */
export function welcomeTexts({ status, trialEndsAt, timeZone }: Known, instant: Date): WelcomeTexts {
  if (status && status.tier !== 'free-trial') {
    return { text: 'Your account is ready. Have a look around.', plan: 'Your plan is active' };
  }
  const end = new Date(trialEndsAt);
  const isFirstDay = end.getTime() - instant.getTime() > 6 * dayMs;
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  const cost = isPaid(status?.chosenPlan)
    ? 'Nothing is charged before that.'
    : 'No card is needed, and nothing is charged by itself.';
  return {
    text: `Everything is on ${isFirstDay ? 'for the next seven days' : `until ${day}`}. ${cost}`,
    plan: isFirstDay ? '7-day free trial activated' : `Free trial until ${day}`,
  };
}
