import { now } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/** A trial in the queue. */
export interface Trial {
  ownerId: string;
  trialEndsAt: string;
}

/** Trials by the time of their next step: the two reminders, then the end. */
export const trialQueue = dueQueue<Trial>('trial');

const dayMs = 24 * 3600 * 1000;

/** Queues a trial for its step this many days before the end. */
export function queueTrial(trial: Trial, daysBeforeEnd: 3 | 1 | 0): Write {
  const dueAt = new Date(Date.parse(trial.trialEndsAt) - daysBeforeEnd * dayMs);
  return trialQueue.enqueue({ dueAt, id: trial.ownerId }, trial);
}

/** The latest due step of a trial at `at`, as days before the end. */
export function findDueStep({ trialEndsAt }: Trial, at: Date): 3 | 1 | 0 {
  const leftMs = Date.parse(trialEndsAt) - at.getTime();
  if (leftMs <= 0) return 0;
  return leftMs <= dayMs ? 1 : 3;
}

/** The writes that start an owner's trial: set its end, and queue its first reminder. */
export function startTrial(trial: Trial): Write[] {
  const { ownerId, trialEndsAt } = trial;
  const updatedAt = now().toISOString();
  return [
    update(Subscriptions.patch({ ownerId }).set({ trialEndsAt, updatedAt }).remove(['expiresAt']).params()),
    queueTrial(trial, 3),
  ];
}
