import { Check } from 'lucide-react';
import type { PaidPlan, Tier } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { homePath } from '../../platform/session/paths.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FreeChoice } from './free-choice.tsx';
import { planTexts } from './plan-texts.ts';

/** Replaces the payment form after the trial, because paid plans cannot be bought yet. */
export function NotOnSale({ plan, tier }: { plan: PaidPlan; tier: Exclude<Tier, 'free-trial'> }) {
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
        <p className="hw-soft">You're on the {planTexts[tier].name} plan. Nothing changes.</p>
      )}
      <div className="hw-not-on-sale-actions">
        {tier === 'expired' ? <FreeChoice variation="primary" /> : <LinkButton to={homePath}>Back to Home</LinkButton>}
        <LinkButton to={pricingPath} variation="outline">
          View Pricing Plans
        </LinkButton>
      </div>
    </Card>
  );
}
