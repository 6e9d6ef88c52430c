import { advance } from '#functions/billing/advance.ts';
import { findDueStep, queueTrial, type Trial, trialQueue } from '#functions/billing/trial-queue.ts';
import type { Processed } from '#functions/core/data/due-queue.ts';
import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';

/** Reminds owners three days and one day before their trial ends, and ends trials. */
export function processTrials(at: Date): Promise<Processed> {
  return trialQueue.process(at, (trial) => processTrial(trial, at));
}

/** Reminds the owner or ends the trial, whichever is due at `at`. Skips outdated reminders. */
async function processTrial(trial: Trial, at: Date): Promise<Write[]> {
  const daysLeft = findDueStep(trial, at);
  if (daysLeft > 0) return remind(trial, daysLeft as 1 | 3);
  await advance(trial.ownerId, at);
  return [];
}

function remind(trial: Trial, daysLeft: 3 | 1): Write[] {
  return [queueTrial(trial, daysLeft === 3 ? 1 : 0), emitEvent('TrialEnding', { ...trial, daysLeft })];
}
