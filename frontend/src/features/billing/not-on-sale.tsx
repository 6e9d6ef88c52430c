import { Check } from 'lucide-react';
import type { PaidPlan, Tier } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { homePath, signUpPath } from '../../platform/session/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FreeChoice } from './free-choice.tsx';
import { planTexts } from './plan-texts.ts';

/** What a visitor, or an owner on a tier, can do now. */
function describeNow(tier: Exclude<Tier, 'expired'> | undefined): string {
  if (tier === undefined) return 'You can try everything free for 7 days, without a card.';
  return `You're on the ${tier === 'free-trial' ? 'free trial' : `${planTexts[tier].name} plan`}. Nothing changes.`;
}

/** Replaces the payment form while paid plans cannot be bought. `tier` is the owner's, undefined for a visitor. */
export function NotOnSale({ plan, tier }: { plan: PaidPlan; tier: Tier | undefined }) {
  const { name } = planTexts[plan];
  return (
    <Card title="Paid plans aren't on sale yet" className="hw-not-on-sale">
      <p>You can't buy {name} yet, so we don't ask for a card. You won't be charged.</p>
      {tier === 'expired' ? (
        <>
          <p className="hw-soft">Everything you saved is still there. You can use the Free plan now, which includes:</p>
          <ul className="hw-ticks">
            {planTexts.free.has.map((line) => (
              <li key={line}>
                <Icon of={Check} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="hw-soft">{describeNow(tier)}</p>
      )}
      <div className="hw-not-on-sale-actions">
        {tier === 'expired' ? (
          <FreeChoice variation="primary" />
        ) : tier ? (
          <LinkButton to={homePath}>Back to Home</LinkButton>
        ) : (
          <LinkButton to={signUpPath}>Start Your Free Trial</LinkButton>
        )}
        <LinkButton to={pricingPath} variation="outline">
          View Pricing Plans
        </LinkButton>
      </div>
    </Card>
  );
}
