import { dueQueue } from '#functions/core/data/due-queue.ts';
import type { Write } from '#functions/core/data/table.ts';

/**
 * The queue of subscriptions for which something may be due: a renewal, a retry, or a charge that was interrupted. A row
 * only says when to look. What is due follows from the subscription, so an outdated row does nothing.
 */
export const billingQueue = dueQueue<{ ownerId: string }>('billing');

/** Returns the write that makes the schedule look at a subscription at `dueAt`, an instant in ISO 8601. */
export function queueBilling(ownerId: string, dueAt: string): Write {
  return billingQueue.enqueue({ dueAt: new Date(dueAt), id: ownerId }, { ownerId });
}
