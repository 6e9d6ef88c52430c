import { formatCents, formatDay, nameTier } from '#functions/billing/texts.ts';
import { readTrialChoice, summarizeOutcome } from '#functions/billing/trial-outcome.ts';
import type { EventHandlers, ReceivedEvent } from '#functions/core/events/consumer.ts';
import { Invoices } from '#functions/entities/invoices.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { notify } from '#functions/notifications/notify.ts';
import { chargeFailureTexts } from '#shared/contract/subscription.ts';

/**
 * The event handlers that notify owners about their trial and their payments. They read the current subscription,
 * because it may have changed since the event.
 */
export const billingEventHandlers: EventHandlers = { TrialEnding, TrialEnded, InvoicePaid, PaymentFailed, PlanEnded };

const billingPath = '/profile?tab=billing';

async function TrialEnding({ id, at, detail }: ReceivedEvent<'TrialEnding'>): Promise<void> {
  const { ownerId, daysLeft, trialEndsAt } = detail;
  const [{ data: owner }, { data: subscription }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Subscriptions.get({ ownerId }).go({ consistent: true }),
  ]);
  if (!owner) return;
  const choice = await readTrialChoice(subscription);
  await notify({
    ownerId,
    eventId: id,
    at,
    kind: 'account',
    except: ['email'],
    title:
      daysLeft <= 1
        ? 'Last day of your free trial'
        : `Your free trial ends on ${formatDay(trialEndsAt, owner.timeZone)}`,
    message: summarizeOutcome(choice),
    actionUrl: choice.plan ? billingPath : '/pricing',
  });
}

async function TrialEnded({ id, at, detail: { ownerId } }: ReceivedEvent<'TrialEnded'>): Promise<void> {
  const { data: subscription } = await Subscriptions.get({ ownerId }).go({ consistent: true });
  // If a plan was charged or its charge failed, that event has a notification of its own.
  if (subscription?.invoiceCount) return;
  const isOnFree = subscription?.tier === 'free';
  await notify({
    ownerId,
    eventId: id,
    at,
    kind: 'account',
    except: ['email'],
    title: 'Your free trial has ended',
    message: isOnFree
      ? "You're on Free now. You weren't charged, and nothing was deleted."
      : "You weren't charged. Your data stays safe, whichever plan you pick.",
    actionUrl: isOnFree ? billingPath : '/pricing',
  });
}

async function InvoicePaid({ id, at, detail }: ReceivedEvent<'InvoicePaid'>): Promise<void> {
  const { ownerId, invoiceId, previousTier } = detail;
  const { data: invoice } = await Invoices.get({ ownerId, id: invoiceId }).go({ consistent: true });
  // Owners know about a plan that they have just started themselves.
  if (!invoice || invoice.requestedByOwner) return;
  const name = nameTier(invoice.plan);
  const verb = invoice.reason === 'trialEnd' ? 'has started' : 'was renewed';
  await notify({
    ownerId,
    eventId: id,
    at,
    kind: 'account',
    except: ['email'],
    title: invoice.reason === 'renewal' && previousTier !== invoice.plan ? `You're on ${name} now` : `${name} ${verb}`,
    message: `You paid ${formatCents(invoice.totalCents)}, taxes and fees included. Your receipt is in Billing.`,
    actionUrl: billingPath,
  });
}

async function PaymentFailed({ id, at, detail }: ReceivedEvent<'PaymentFailed'>): Promise<void> {
  const { ownerId, invoiceId, retryAt } = detail;
  const [{ data: owner }, { data: invoice }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Invoices.get({ ownerId, id: invoiceId }).go({ consistent: true }),
  ]);
  if (!owner || !invoice) return;
  const name = nameTier(invoice.plan);
  const next = retryAt
    ? `You still have ${name}. We'll try again on ${formatDay(retryAt, owner.timeZone)}.`
    : `${name} hasn't started. You can pay with another method, or pick Free.`;
  await notify({
    ownerId,
    eventId: id,
    at,
    kind: 'account',
    except: ['email'],
    title: "Your payment didn't go through",
    message: `${chargeFailureTexts[invoice.failure ?? 'declined']} ${next}`,
    actionUrl: billingPath,
  });
}

async function PlanEnded({ id, at, detail: { ownerId, plan, reason } }: ReceivedEvent<'PlanEnded'>): Promise<void> {
  const name = nameTier(plan);
  await notify({
    ownerId,
    eventId: id,
    at,
    kind: 'account',
    except: ['email'],
    title: "You're on Free now",
    message:
      reason === 'canceled'
        ? `${name} has ended, as you asked. You won't be charged, and nothing was deleted.`
        : `We couldn't charge your payment method, so ${name} has ended. Nothing was deleted.`,
    actionUrl: billingPath,
  });
}
