import { processBilling } from '#functions/billing/advance.ts';
import { changePlan } from '#functions/billing/change-plan.ts';
import { readSubscription } from '#functions/billing/change-subscription.ts';
import { processTrials } from '#functions/billing/trials.ts';
import type { ReceivedEvent } from '#functions/core/events/consumer.ts';
import type { PlanChange } from '#shared/contract/subscription.ts';

/** What the process does at `at`: it changes an owner's plan, credits a referral, or runs the schedules. */
export interface BillingWork {
  at: string;
  change?: PlanChange & { ownerId: string };
  referral?: ReceivedEvent<'ReferralCompleted'>['detail'];
}

/** This process does the work of billing until it is killed. It sends `done` after each message. */
process.on('message', async ({ at, change, referral }: BillingWork) => {
  const moment = new Date(at);
  process.env.CLOCK_FROZEN_AT_MS = String(moment.getTime());
  try {
    if (change) {
      const known = await readSubscription(change.ownerId);
      const request = { timeZone: 'America/Chicago', replayIfRepeated: async () => undefined, saveResponse: () => [] };
      if (known) await changePlan(known, { change, ...request });
    } else if (referral) {
      const { referralEventHandlers } = await import('#functions/referrals/consumer.ts');
      await referralEventHandlers.ReferralCompleted?.({ id: `event-of-${referral.refereeId}`, at, detail: referral });
    } else {
      await processTrials(moment);
      await processBilling(moment);
    }
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.send?.('ready');
