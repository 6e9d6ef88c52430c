import { findDueStep, queueTrial, type Trial, trialQueue } from '#functions/billing/trial-queue.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/** Reminds owners three days and one day before their trial ends, and ends trials. */
export function processTrials(at: Date): Promise<Processed> {
  return trialQueue.process(at, (trial) => processTrial(trial, at));
}

/** Returns the writes that remind the owner or end the trial, whichever is due at `at`. Skips outdated reminders. */
function processTrial(trial: Trial, at: Date): Write[] | Promise<Write[]> {
  const daysLeft = findDueStep(trial, at);
  return daysLeft === 0 ? expire(trial.ownerId, at) : remind(trial, daysLeft);
}

function remind(trial: Trial, daysLeft: 3 | 1): Write[] {
  return [queueTrial(trial, daysLeft === 3 ? 1 : 0), emitEvent('TrialEnding', { ...trial, daysLeft })];
}

/** Returns the writes that end a trial. An owner who chose Free gets that plan. Any other owner gets the paywall. */
async function expire(ownerId: string, at: Date): Promise<Write[]> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  if (subscription?.tier !== 'free-trial') return [];
  const free = subscription.chosenPlan === 'free';
  return [
    update(
      Subscriptions.patch({ ownerId })
        .set({ tier: free ? 'free' : 'expired', status: free ? 'active' : 'expired', updatedAt: at.toISOString() })
        .where(({ updatedAt }, { eq }) => eq(updatedAt, subscription.updatedAt))
        .params(),
      () => new VersionConflict(),
    ),
    emitEvent('TrialEnded', { ownerId }),
  ];
}
