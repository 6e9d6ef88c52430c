import { Check } from 'lucide-react';
import { type Interval, type PaidPlan, prices, taxesAndFees } from '#shared/plans.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatPrice, planTexts } from './plan-texts.ts';

const periods: Record<Interval, string> = { monthly: 'a month', annual: 'a year' };

/** What the chosen plan is and what it will cost. */
export function PaymentSummary({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { cents } = prices[plan];
  const words = planTexts[plan];
  const total = cents[interval];
  // The year is cheaper than twelve months, so its base follows from its total.
  const base = interval === 'monthly' ? prices[plan].baseCents : Math.round(total / (1 + taxesAndFees));
  return (
    <Card title="Plan summary" className="hw-payment-summary">
      <dl className="hw-sums">
        <div>
          <dt>
            {words.name}, {periods[interval]}
          </dt>
          <dd>{formatPrice(base)}</dd>
        </div>
        <div>
          <dt>Taxes and fees ({taxesAndFees * 100}%)</dt>
          <dd>{formatPrice(total - base)}</dd>
        </div>
        <div>
          <dt>Total {periods[interval]}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      <ul className="hw-ticks">
        {words.has.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
