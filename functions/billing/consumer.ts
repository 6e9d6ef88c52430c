import type { Reactions, ReceivedEvent } from '#functions/core/consumer.ts';
import { notify } from '#functions/core/notifications.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { planNames } from '#shared/plans.ts';

/** Notifies owners about their trial and plan. Each message describes the subscription when it is written. */
export const billingReactions: Reactions = { TrialEnded, SubscriptionChanged };

async function TrialEnded({ id, at, detail: { ownerId } }: ReceivedEvent<'TrialEnded'>): Promise<void> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  const isOnFree = subscription?.tier === 'free';
  await notify({
    ownerId,
    eventId: id,
    at,
    type: 'system',
    title: 'Your free trial has ended',
    message: isOnFree
      ? "You're on Free now. You weren't charged, and nothing was deleted."
      : "You weren't charged. Your data stays safe, whichever plan you pick.",
    actionUrl: isOnFree ? '/profile?tab=billing' : '/pricing',
  });
}

async function SubscriptionChanged(event: ReceivedEvent<'SubscriptionChanged'>): Promise<void> {
  const { id, at, detail } = event;
  const { ownerId } = detail;
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  if (!subscription?.chosenPlan) return;
  const plan = planNames[subscription.chosenPlan];
  const isOnTrial = subscription.tier === 'free-trial';
  const trialMessage =
    subscription.chosenPlan === 'free'
      ? "It costs nothing and starts when your trial ends. There's nothing you need to do."
      : "You won't be charged before your trial ends.";
  await notify({
    ownerId,
    eventId: id,
    at,
    type: 'system',
    title: isOnTrial ? `${plan} is your choice for after the trial` : `You're on ${plan} now`,
    message: isOnTrial ? trialMessage : 'You can change your plan at any time.',
    actionUrl: '/profile?tab=billing',
  });
}
