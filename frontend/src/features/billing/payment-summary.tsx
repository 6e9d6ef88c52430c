import { Check } from 'lucide-react';
import { type Interval, type PaidPlan, prices, taxesAndFees } from '#shared/plans.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatPrice, planTexts, splitPrice } from './plan-texts.ts';

const periods: Record<Interval, string> = { monthly: 'monthly', annual: 'annual' };

/** The summary of the chosen plan: the price and what the plan includes. */
export function PaymentSummary({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { cents } = prices[plan];
  const texts = planTexts[plan];
  const total = cents[interval];
  const { base, tax } = splitPrice(total);
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
          <dd>{formatPrice(tax)}</dd>
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
