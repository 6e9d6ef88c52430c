import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { paths } from '../../lib/paths.ts';
import { useSubscription } from '../../lib/use-subscription.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { PaymentMethodsCard } from './payment-methods-card.tsx';
import { planWords } from './plan-words.ts';
import './billing.css';

/** What the owner has, and what comes after it. */
export function planSentences(status: SubscriptionStatus, timeZone: string): [string, string] {
  const { tier, trialEndsAt, chosenPlan, chosenInterval } = status;
  const day = new Date(trialEndsAt).toLocaleDateString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
  const chosen = chosenPlan ? planWords[chosenPlan].name : undefined;
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
  if (tier === 'expired') return [`Your 7-day free trial ended on ${day}.`, 'No plan is running. Nothing is charged.'];
  return [
    `You are on the ${planWords[tier].name} plan.`,
    tier === 'free' ? 'Nothing is charged.' : 'You can cancel any time.',
  ];
}

/** The Billing tab of the profile: what the owner has, and what it costs. */
export function BillingTab() {
  const { timeZone } = useUser();
  const { data } = useSubscription();
  const [now, then] = data ? planSentences(data, timeZone) : ['', ''];
  return (
    <div className="hw-billing">
      {data ? (
        <Card title="Your plan">
          <p>{now}</p>
          <p className="hw-soft">{then}</p>
          <div className="hw-billing-way">
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
