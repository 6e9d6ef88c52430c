import { dueQueue } from '#functions/core/data/due-queue.ts';

/** The name of the queue in its rows. */
export const deletionKind = 'account-deletion';

/**
 * The queue of accounts to delete. A day after the deletion, the account is due again (`again`), because events that were
 * under way may have added rows.
 */
export const deletionQueue = dueQueue<{ ownerId: string; again?: true }>(deletionKind);
