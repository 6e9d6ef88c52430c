import { useRef } from 'react';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { isPaid, type PaidPlan } from '#shared/plans.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { fullDay } from '../../lib/full-day.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PaymentMethodsCard } from './payment-methods-card.tsx';
import { planTexts } from './plan-texts.ts';
import { useChooseFree } from './use-choose-free.ts';
import './billing.css';

/** What the owner has, and what comes after it. */
export function planSentences(status: SubscriptionStatus, timeZone: string): [string, string] {
  const { tier, trialExpired, trialEndsAt, chosenPlan, chosenInterval } = status;
  const day = fullDay(trialEndsAt, timeZone);
  const chosen = chosenPlan ? planTexts[chosenPlan].name : undefined;
  if (tier === 'free-trial') {
    return [
      `Free trial with full access until ${day}.`,
      chosen && chosenPlan !== 'free'
        ? `${chosen}${chosenInterval === 'annual' ? ', paid by the year,' : ''} is chosen for afterwards. Nothing is charged before, and only with a payment method.`
        : chosen
          ? 'Free is chosen for afterwards. Nothing is charged.'
          : 'No plan is chosen. Nothing is charged.',
    ];
  }
  if (tier === 'expired') {
    return [
      trialExpired ? `Your 7-day free trial ended on ${day}.` : 'The payment for your plan did not go through.',
      'No plan is running. Nothing is charged.',
    ];
  }
  return [
    `You are on the ${planTexts[tier].name} plan.`,
    tier === 'free' ? 'Nothing is charged.' : 'You can cancel any time.',
  ];
}

/** Takes back a plan that was chosen for after the trial. `onDone` gives the keyboard a place: this button goes. */
function TakeBack({ plan, onDone }: { plan: PaidPlan; onDone: () => void }) {
  const { name } = planTexts[plan];
  const { busy, choose } = useChooseFree(() => {
    onDone();
    toast({
      tone: 'success',
      title: `${name} does not start after the trial.`,
      detail: 'Free is chosen instead. Nothing is charged.',
    });
  });
  return (
    <Button variation="outline" size="s" busy={busy} busyLabel="Taking back..." onClick={choose}>
      Do not start {name} after the trial
    </Button>
  );
}

/** The Billing tab of the profile: what the owner has, and what it costs. */
export function BillingTab() {
  const { timeZone } = useUser();
  const { data } = useSubscription();
  const sentence = useRef<HTMLParagraphElement>(null);
  const [now, then] = data ? planSentences(data, timeZone) : ['', ''];
  return (
    <div className="hw-billing">
      {data ? (
        <Card title="Your plan">
          <p>{now}</p>
          <p className="hw-soft" ref={sentence} tabIndex={-1}>
            {then}
          </p>
          <div className="hw-billing-way">
            {data.tier === 'free-trial' && isPaid(data.chosenPlan) ? (
              <TakeBack plan={data.chosenPlan} onDone={() => sentence.current?.focus()} />
            ) : null}
            <LinkButton to={paths.pricing} variation="outline" size="s">
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
