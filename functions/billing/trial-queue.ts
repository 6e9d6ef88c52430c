import { now } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/** A trial in the queue. */
export interface Trial {
  ownerId: string;
  trialEndsAt: string;
}

/** The queue of trials. A trial is due three days and one day before the end, for the reminders, and at the end. */
export const trialQueue = dueQueue<Trial>('trial');

const dayMs = 24 * 3600 * 1000;

/** Returns the write that queues a trial for the reminder 3 days or 1 day before the end, or for the end itself (0). */
export function queueTrial(trial: Trial, daysBeforeEnd: 3 | 1 | 0): Write {
  const dueAt = new Date(Date.parse(trial.trialEndsAt) - daysBeforeEnd * dayMs);
  return trialQueue.enqueue({ dueAt, id: trial.ownerId }, trial);
}

/** Returns what is due for a trial at `at`: the reminder 3 days or 1 day before the end, or the end itself (0). */
export function findDueStep({ trialEndsAt }: Trial, at: Date): 3 | 1 | 0 {
  const leftMs = Date.parse(trialEndsAt) - at.getTime();
  if (leftMs <= 0) return 0;
  return leftMs <= dayMs ? 1 : 3;
}

/**
 * Returns the writes that start an owner's trial: they store the end of the trial and queue the first reminder.
 * @param hasPaymentMethod whether the owner has added one at sign-up
 */
export function startTrial(trial: Trial, hasPaymentMethod: boolean): Write[] {
  const { ownerId, trialEndsAt } = trial;
  const updatedAt = now().toISOString();
  return [
    update(
      Subscriptions.patch({ ownerId }).set({ trialEndsAt, updatedAt, hasPaymentMethod }).remove(['expiresAt']).params(),
    ),
    queueTrial(trial, 3),
  ];
}
