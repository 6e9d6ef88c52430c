import type { EventHandlers, ReceivedEvent } from '#functions/core/events/consumer.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { notify } from '#functions/notifications/notifications.ts';
import { isPaid, planNames } from '#shared/plans.ts';

/**
 * The event handlers that notify owners about their trial. They read the current subscription, because it may have
 * changed since the event.
 */
export const billingEventHandlers: EventHandlers = { TrialEnding, TrialEnded };

async function TrialEnding({ id, at, detail }: ReceivedEvent<'TrialEnding'>): Promise<void> {
  const { ownerId, daysLeft, trialEndsAt } = detail;
  const [{ data: owner }, { data: subscription }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Subscriptions.get({ ownerId }).go({ consistent: true }),
  ]);
  if (!owner) return;
  const plan = subscription?.chosenPlan;
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: owner.timeZone,
  }).format(new Date(trialEndsAt));
  await notify({
    ownerId,
    eventId: id,
    at,
    type: 'system',
    title: daysLeft <= 1 ? 'Last day of your free trial' : `Your free trial ends on ${day}`,
    message:
      plan === 'free'
        ? "Free starts after that. You won't be charged, and nothing is deleted."
        : isPaid(plan)
          ? `${planNames[plan]} isn't available yet, so you won't be charged. When your trial ends, you can switch to Free.`
          : "If you do nothing, you won't be charged, and nothing is deleted.",
    actionUrl: plan ? '/profile?tab=billing' : '/pricing',
  });
}

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
