import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { linkToPrices, linkToSignUp, pricingPath, readInterval } from '../../domain/billing/paths.ts';
import { type ChosenPlan, savePaymentToken, updatePendingSignUp } from '../../domain/onboarding/pending-sign-up.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { StorageWarningAction } from '../../ui/overlays/draft-notices.tsx';
import { type PaymentForm, pickContact } from './payment-form.ts';
import { describeCharge, PaymentPanel } from './payment-panel.tsx';
import { usePaymentSettings } from './payment-settings.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { makeContinueLabel, planTexts } from './plan-texts.ts';
import './billing.css';

const OwnerPayment = lazyComponent(async () => (await import('./owner-payment.tsx')).OwnerPayment);

/** The payment form of a visitor. Stores the plan, the payment token and the contact details for the sign-up. */
function VisitorPayment({ plan, interval }: ChosenPlan) {
  const navigate = useNavigate();
  const { data: settings } = usePaymentSettings();
  const [isStored, setIsStored] = useState(true);
  const goOn = () => navigate(linkToSignUp(plan, interval));
  const savePayment = (paymentToken: string, form: PaymentForm) => {
    const stored = [
      updatePendingSignUp({ plan: { plan, interval }, contact: pickContact(form) }),
      savePaymentToken(paymentToken),
    ].every(Boolean);
    setIsStored(stored);
    if (stored) goOn();
  };
  return (
    <PaymentPanel
      plan={plan}
      charge={describeCharge(plan, interval, settings?.plansOnSale ? 'afterTrial' : 'notOnSale')}
      onToken={savePayment}
      notice={isStored ? null : <StorageWarningAction button={makeContinueLabel(plan)} onGoOn={goOn} />}
    />
  );
}

/** How long "Loading" shows before the redirect, in milliseconds. */
const unknownPlanDelayMs = 1500;

/** Shown for a plan that does not exist. Redirects to the pricing page after a moment. */
function UnknownPlan() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(pricingPath, { replace: true }), unknownPlanDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <VisuallyHidden as="h1">Payment</VisuallyHidden>
      <Loading label="Loading" />
    </>
  );
}

/** The payment form for the plan in the query string. Without a plan, redirects to the pricing page. */
export function PaymentPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const plan = search.get('plan');
  if (plan === null || plan === '') return <Navigate to={pricingPath} replace />;
  if (!isPaid(plan)) return <UnknownPlan />;
  const interval = readInterval(search);

  return (
    <div className="hw-payment">
      <div className="hw-payment-back">
        <LinkButton to={linkToPrices(interval)} variation="quiet" size="s" icon={ArrowLeft}>
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
