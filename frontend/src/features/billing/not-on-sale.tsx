import { Check } from 'lucide-react';
import type { PaidPlan, Tier } from '#shared/plans.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FreeChoice } from './free-choice.tsx';
import { planTexts } from './plan-texts.ts';

/** Stands in the place of the payment form while there is nothing to pay for: no card is asked for in vain. */
export function NotOnSale({ plan, tier }: { plan: PaidPlan; tier: Exclude<Tier, 'free-trial'> }) {
  const { name } = planTexts[plan];
  return (
    <Card title="Paid plans are not on sale yet" className="hw-not-on-sale">
      <p>{name} cannot be bought yet, so we do not ask for a card. Nothing is charged.</p>
      {tier === 'expired' ? (
        <>
          <p className="hw-soft">Free is open to you now, and everything you wrote is still there:</p>
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
        <p className="hw-soft">You are on the {planTexts[tier].name} plan, and it stays as it is.</p>
      )}
      <div className="hw-not-on-sale-ways">
        {tier === 'expired' ? (
          <FreeChoice variation="primary" />
        ) : (
          <LinkButton to={paths.home}>Back to Home</LinkButton>
        )}
        <LinkButton to={paths.pricing} variation="outline">
          View Pricing Plans
        </LinkButton>
      </div>
    </Card>
  );
}
