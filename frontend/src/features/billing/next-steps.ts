import type { PaymentMethod } from '#shared/contract/billing.ts';
import type { SubscriptionDetails } from '#shared/contract/subscription.ts';
import { type Interval, isPaid, planNames } from '#shared/plans.ts';
import { formatShortDay } from './billing-dates.ts';
import { formatMethodName } from './method-texts.ts';
import { formatPrice, listPrices } from './plan-texts.ts';

/** A step of the timeline "What happens next". */
export interface NextStep {
  state: 'done' | 'next' | 'later';
  when: string;
  text: string;
}

/** What the texts need besides the subscription. */
export interface Surroundings {
  /** The default payment method; undefined without one. */
  method: PaymentMethod | undefined;
  /** Whether paid plans can be bought now. */
  plansOnSale: boolean;
  timeZone: string;
}

const every: Record<Interval, string> = { monthly: 'Every month after that', annual: 'Every year after that' };

/** Describes a charge: "We charge $8.95 to Visa ending in 4242." */
function describeCharge(cents: number | null, method: PaymentMethod | undefined): string {
  if (!cents) return 'Free months or your balance pay for it, so nothing is charged.';
  if (!method) return `${formatPrice(cents)} is due, but there's no payment method. Add one before then.`;
  return `We charge ${formatPrice(cents)} to ${formatMethodName(method)}.`;
}

/** Lists what happens next with a plan, and when, if the owner does nothing. */
export function listNextSteps(details: SubscriptionDetails, around: Surroundings): NextStep[] {
  const { status, plan, scheduledChange } = details;
  if (status === 'trial') return listTrialSteps(details, around);
  if (!isPaid(plan) || status === 'pastDue') return [];
  const { currentPeriodStart, currentPeriodEnd, interval, nextBillingDate, nextCents } = details;
  const day = (instant: string | null) => (instant ? formatShortDay(instant, around.timeZone) : '');
  const name = planNames[plan];
  const begun: NextStep = {
    state: 'done',
    when: day(currentPeriodStart),
    text: `This period began. ${name} is paid until ${day(currentPeriodEnd)}.`,
  };
  if (scheduledChange?.plan === 'free') {
    const ends = `${name} ends, and Free starts. You won't be charged, and nothing is deleted.`;
    return [begun, { state: 'next', when: day(scheduledChange.at), text: ends }];
  }
  const next = scheduledChange ?? { plan, interval };
  const renewed = isPaid(next.plan) && next.interval ? listPrices(next.plan)[next.interval] : 0;
  const starts = scheduledChange ? `${planNames[next.plan]} replaces ${name}. ` : '';
  return [
    begun,
    { state: 'next', when: day(nextBillingDate), text: `${starts}${describeCharge(nextCents, around.method)}` },
    {
      state: 'later',
      when: every[next.interval ?? interval ?? 'monthly'],
      text: `If you do nothing, ${formatPrice(renewed)} again, until you cancel.`,
    },
  ];
}

function listTrialSteps(details: SubscriptionDetails, { method, plansOnSale, timeZone }: Surroundings): NextStep[] {
  const { scheduledChange, nextBillingDate, nextCents } = details;
  if (!scheduledChange) return [];
  const { plan, interval, at } = scheduledChange;
  const when = formatShortDay(at, timeZone);
  const name = planNames[plan];
  if (!isPaid(plan) || !interval) {
    return [{ state: 'next', when, text: `${name} starts when your trial ends. You won't be charged.` }];
  }
  if (nextBillingDate === null) {
    const text = plansOnSale
      ? `You chose ${name} before it was on sale. It starts only if you choose it again. Otherwise, you won't be charged.`
      : `${name} isn't on sale yet, so it won't start on its own. You won't be charged.`;
    return [{ state: 'next', when, text }];
  }
  const starts = `${name} starts when your trial ends`;
  if (!method) {
    return [
      { state: 'next', when, text: `${starts}, if you add a payment method. Without one, you won't be charged.` },
    ];
  }
  const again = `If you do nothing, ${formatPrice(listPrices(plan)[interval])} again, until you cancel.`;
  return [
    { state: 'next', when, text: `${starts}. ${describeCharge(nextCents, method)}` },
    { state: 'later', when: every[interval], text: again },
  ];
}

/** Describes in a sentence or two what happens next with a plan that has no timeline; empty for others. */
export function describeNext({ status, plan, scheduledChange }: SubscriptionDetails): string {
  if (status === 'trial') return scheduledChange ? '' : "You haven't chosen a plan. You won't be charged.";
  if (status === 'unpaid') return "You don't have an active plan. You weren't charged, and nothing was deleted.";
  if (status === 'expired') return "You don't have an active plan. You won't be charged.";
  return plan === 'free' ? "You won't be charged. Free has no end." : '';
}
