import { useRef } from 'react';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid, type PaidPlan } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PaymentMethodsCard } from './payment-methods-card.tsx';
import { planTexts } from './plan-texts.ts';
import { useChooseFree } from './use-choose-free.ts';
import './billing.css';

/** Returns two short texts: about the owner's current plan, and about what happens next. */
export function describePlan(status: SubscriptionStatus, timeZone: string): [current: string, next: string] {
  const { tier, trialExpired, trialEndsAt, chosenPlan, chosenInterval } = status;
  const day = formatFullDay(trialEndsAt, timeZone);
  if (tier === 'free-trial') {
    const current = `Free trial with full access until ${day}.`;
    if (!chosenPlan) return [current, "You haven't chosen a plan. You won't be charged."];
    const { name } = planTexts[chosenPlan];
    if (chosenPlan === 'free') return [current, `${name} starts when your trial ends. You won't be charged.`];
    const paid = chosenInterval === 'annual' ? `${name}, billed annually,` : name;
    return [
      current,
      `${paid} starts when your trial ends, if it's on sale by then and you have a payment method. You won't be charged before then.`,
    ];
  }
  if (tier === 'expired') {
    return [
      trialExpired ? `Your 7-day free trial ended on ${day}.` : "The payment for your plan didn't go through.",
      "You don't have an active plan. You won't be charged.",
    ];
  }
  return [
    `You're on the ${planTexts[tier].name} plan.`,
    tier === 'free' ? "You won't be charged." : 'You can cancel any time.',
  ];
}

/**
 * A button that replaces the chosen paid plan with Free. `onDone` must move the focus, because the button disappears.
 */
function CancelChoice({ plan, onDone }: { plan: PaidPlan; onDone: () => void }) {
  const { name } = planTexts[plan];
  const chooseFree = useChooseFree(() => {
    onDone();
    toast({
      tone: 'success',
      title: `${name} won't start after your trial.`,
      detail: "Free starts instead. You won't be charged.",
    });
  });
  return (
    <Button
      variation="outline"
      size="s"
      busy={chooseFree.isPending}
      busyLabel="Canceling..."
      onClick={() => void chooseFree.mutate(undefined)}
    >
      Don't start {name} after the trial
    </Button>
  );
}

/** The Billing tab of the profile: the plan and the payment methods. */
export function BillingTab() {
  const { timeZone } = useUser();
  const { data } = useSubscription();
  const nextLine = useRef<HTMLParagraphElement>(null);
  const [current, next] = data ? describePlan(data, timeZone) : ['', ''];
  return (
    <div className="hw-billing">
      {data ? (
        <Card title="Your plan">
          <p>{current}</p>
          <p className="hw-soft" ref={nextLine} tabIndex={-1}>
            {next}
          </p>
          <div className="hw-billing-way">
            {data.tier === 'free-trial' && isPaid(data.chosenPlan) ? (
              <CancelChoice plan={data.chosenPlan} onDone={() => nextLine.current?.focus()} />
            ) : null}
            <LinkButton to={pricingPath} variation="outline" size="s">
              View Pricing Plans
            </LinkButton>
          </div>
        </Card>
      ) : (
        <SkeletonCard lines={2} label="Loading your plan..." />
      )}
      <PaymentMethodsCard />
    </div>
  );
}
