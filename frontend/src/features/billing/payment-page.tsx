import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { type ChosenPlan, keepChosenPlan } from '../../domain/plan/chosen-plan.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { intervalFrom, paths, pricesFor, signUpFor } from '../../lib/paths.ts';
import { writeJson } from '../../lib/storage.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { StorageWarningAction } from '../../ui/storage-warning.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type PaymentForm, signupDataOf } from './payment-form.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { continueWords, planTexts } from './plan-texts.ts';
import './billing.css';

// A visitor's first load does without what only owners need.
const OwnerPayment = lazyComponent(async () => (await import('./owner-payment.tsx')).OwnerPayment);

/** The payment before there is an account: the sign-up takes the token along, and what is no part of the card. */
function VisitorPayment({ plan, interval }: ChosenPlan) {
  const navigate = useNavigate();
  const [kept, setKept] = useState(true);
  const goOn = () => navigate(signUpFor(plan, interval));
  const finish = async (paymentToken: string, typed: PaymentForm) => {
    const wereKept = [keepChosenPlan({ plan, interval }, paymentToken), writeJson('signup_data', signupDataOf(typed))];
    const all = wereKept.every(Boolean);
    setKept(all);
    if (all) goOn();
    return undefined;
  };
  return (
    <PaymentPanel
      plan={plan}
      interval={interval}
      finish={finish}
      notice={kept ? null : <StorageWarningAction button={continueWords(plan)} onGoOn={goOn} />}
    />
  );
}

/** The payment of a chosen plan. The address names it: without one the prices are the place to be. */
export function PaymentPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const plan = search.get('plan');
  if (plan === null || plan === '') return <Navigate to={paths.pricing} replace />;
  if (!isPaid(plan)) {
    return (
      <>
        <VisuallyHidden as="h1">Payment</VisuallyHidden>
        <Loading label="Loading" />
      </>
    );
  }
  const interval = intervalFrom(search);

  return (
    <div className="hw-payment">
      <div className="hw-payment-back">
        <LinkButton to={pricesFor(interval)} variation="quiet" size="s" icon={ArrowLeft}>
          Back to Pricing
        </LinkButton>
      </div>
      <h1 tabIndex={-1}>Your {planTexts[plan].name} plan</h1>
      <div className="hw-payment-columns">
        {user ? (
          <Suspense fallback={<Loading height="card" />}>
            <OwnerPayment plan={plan} interval={interval} />
          </Suspense>
        ) : (
          <VisitorPayment plan={plan} interval={interval} />
        )}
        <PaymentSummary plan={plan} interval={interval} />
      </div>
    </div>
  );
}
