import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { scheduled } from '#functions/core/scheduled.ts';
import { put, remove, transact, update, type Write } from '#functions/core/table.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { type TrialStep, TrialSteps, trialShards, trialStep } from '#functions/entities/trial-steps.ts';

/** Steps per query. */
const atOnce = 25;

/**
 * Takes every trial one step on when it is due. Each step removes its own row in the transaction that announces it, so
 * that a late, doubled or interrupted ring tells nobody twice and forgets nobody.
 */
export const handler = scheduled(async (at) => {
  let done = 0;
  for (let shard = 0; shard < trialShards; shard += 1) {
    for (;;) {
      const { data } = await TrialSteps.query
        .due({ shard })
        .lte({ dueAt: `${at.toISOString()}~` })
        .go({ limit: atOnce, pages: 1, consistent: true });
      let taken = 0;
      for (const step of data) taken += await take(step, at);
      done += taken;
      // After a long silence the step that follows may be due as well, so it goes round until nothing moves.
      if (taken === 0) break;
    }
  }
  return { done };
});

async function take(step: TrialStep, at: Date): Promise<number> {
  const own = TrialSteps.delete(step)
    .where(({ ownerId }, { exists }) => exists(ownerId))
    .params();
  try {
    await transact([remove(own), ...(step.step === 'end' ? await ending(step, at) : telling(step, at))]);
    return 1;
  } catch (error) {
    // Another ring was faster.
    if (error instanceof Failure && error.code === 'inProgress') return 0;
    throw error;
  }
}

/** That a trial is ending is told in its time, and not by a ring so late that the step after it is due as well. */
function telling({ ownerId, step, trialEndsAt }: TrialStep, at: Date): Write[] {
  const first = step === 'three-days-left';
  const next = trialStep(ownerId, first ? 'one-day-left' : 'end', trialEndsAt);
  const keep = put(TrialSteps.put(next).params());
  return new Date(next.dueAt) <= at
    ? [keep]
    : [keep, announce('TrialEnding', { ownerId, daysLeft: first ? 3 : 1, trialEndsAt })];
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
    announce('TrialEnded', { ownerId }),
  ];
}
