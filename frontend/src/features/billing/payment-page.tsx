import { ArrowLeft } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { intervalFrom, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { planWords } from './plan-words.ts';
import './billing.css';

/** The payment of a chosen plan. The address names it: without one the prices are the place to be. */
export function PaymentPage() {
  const [search] = useSearchParams();
  const plan = search.get('plan');
  if (plan === null || plan === '') return <Navigate to={paths.pricing} replace />;
  if (!isPaid(plan)) return <Loading label="Loading" />;
  const interval = intervalFrom(search);

  return (
    <div className="hw-payment">
      <div className="hw-payment-back">
        <LinkButton to={paths.pricing} variation="quiet" size="s" icon={ArrowLeft}>
          Back to Pricing
        </LinkButton>
      </div>
      <h1 tabIndex={-1}>Your {planWords[plan].name} plan</h1>
      <div className="hw-payment-columns">
        <PaymentPanel plan={plan} interval={interval} />
        <PaymentSummary plan={plan} interval={interval} />
      </div>
    </div>
  );
}
