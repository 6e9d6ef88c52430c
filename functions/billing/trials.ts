import { ApiError } from '#functions/core/api-error.ts';
import { log } from '#functions/core/log.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import { scheduled } from '#functions/core/scheduled.ts';
import { put, remove, transact, update, type Write } from '#functions/core/table.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { type TrialStep, TrialSteps, trialShards, trialStep } from '#functions/entities/trial-steps.ts';

/** Steps per query. */
const atOnce = 25;

/** What one ring has done. */
interface Done {
  done: number;
  failed: number;
}

/**
 * Takes every trial one step on when it is due. Each step removes its own row in the transaction that announces it, so
 * that a late, doubled or interrupted ring tells nobody twice and forgets nobody. One that cannot be taken holds up no other.
 * @throws at the end, if any could not be taken
 */
export const handler = scheduled(async (at) => {
  const sum: Done = { done: 0, failed: 0 };
  for (let shard = 0; shard < trialShards; shard += 1) await takeAll(shard, at, sum);
  if (sum.failed > 0) throw new Error('Steps of trials could not be taken; the next ring tries again.');
  return { done: sum.done };
});

/** Forwards in time: the step that follows comes later than its own, so it is met as well where it is due. */
async function takeAll(shard: number, at: Date, sum: Done): Promise<void> {
  let last = { dueAt: '', ownerId: '' };
  for (;;) {
    const { data } = await TrialSteps.query
      .due({ shard })
      .between(last, { dueAt: `${at.toISOString()}~` })
      .go({ limit: atOnce, pages: 1, consistent: true });
    const end = data.at(-1);
    if (!end) return;
    last = { dueAt: end.dueAt, ownerId: `${end.ownerId}~` };
    for (const step of data) await take(step, at, sum);
  }
}

async function take(step: TrialStep, at: Date, sum: Done): Promise<void> {
  const own = TrialSteps.delete(step)
    .where(({ ownerId }, { exists }) => exists(ownerId))
    .params();
  try {
    await transact([remove(own), ...(step.step === 'end' ? await ending(step, at) : telling(step, at))]);
    sum.done += 1;
  } catch (error) {
    // Another ring was faster, or the owner has just chosen: the next ring sees what is so then.
    if (error instanceof ApiError && error.code === 'inProgress') return;
    log.error('trial step not taken', error, { ownerId: step.ownerId, step: step.step });
    sum.failed += 1;
  }
}

/** That a trial is ending is told in its time, and not by a ring so late that the step after it is due as well. */
function telling({ ownerId, step, trialEndsAt }: TrialStep, at: Date): Write[] {
  const first = step === 'three-days-left';
  const next = trialStep(ownerId, first ? 'one-day-left' : 'end', trialEndsAt);
  const keep = put(TrialSteps.put(next).params());
  return new Date(next.dueAt) <= at
    ? [keep]
    : [keep, emitEvent('TrialEnding', { ownerId, daysLeft: first ? 3 : 1, trialEndsAt })];
}

/** An owner who chose Free goes on with it; an owner who has chosen nothing yet meets the gate. Nothing is charged here. */
async function ending({ ownerId }: TrialStep, at: Date): Promise<Write[]> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  if (subscription?.tier !== 'free-trial') return [];
  const free = subscription.chosenPlan === 'free';
  return [
    update(
      Subscriptions.patch({ ownerId })
        .set({ tier: free ? 'free' : 'expired', status: free ? 'active' : 'expired', updatedAt: at.toISOString() })
        .where(({ updatedAt }, { eq }) => eq(updatedAt, subscription.updatedAt))
        .params(),
    ),
    emitEvent('TrialEnded', { ownerId }),
  ];
}
