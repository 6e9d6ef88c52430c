import { Check } from 'lucide-react';
import { type Interval, type PaidPlan, prices, taxesAndFees } from '#shared/plans.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatPrice, planTexts } from './plan-texts.ts';

const periods: Record<Interval, string> = { monthly: 'monthly', annual: 'annual' };

/** The summary of the chosen plan: the price and what the plan includes. */
export function PaymentSummary({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { cents } = prices[plan];
  const texts = planTexts[plan];
  const total = cents[interval];
  // The annual price is discounted, so its base without taxes and fees is computed from the total.
  const base = interval === 'monthly' ? prices[plan].baseCents : Math.round(total / (1 + taxesAndFees));
  return (
    <Card title="Plan summary" className="hw-payment-summary">
      <dl className="hw-sums">
        <div>
          <dt>
            {texts.name}, {periods[interval]}
          </dt>
          <dd>{formatPrice(base)}</dd>
        </div>
        <div>
          <dt>Taxes and fees ({taxesAndFees * 100}%)</dt>
          <dd>{formatPrice(total - base)}</dd>
        </div>
        <div>
          <dt>{interval === 'monthly' ? 'Monthly total' : 'Annual total'}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      <ul className="hw-ticks">
        {texts.has.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
