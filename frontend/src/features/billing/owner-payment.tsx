import { useState } from 'react';
import { useNavigate } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import type { IdempotentCall } from '../../platform/forms/use-api-mutation.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { removeDraft } from '../../platform/storage/drafts.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Checkout } from './checkout.tsx';
import { formatMethodName } from './method-texts.ts';
import { NotOnSale } from './not-on-sale.tsx';
import { describeCharge, PaymentPanel } from './payment-panel.tsx';
import { methodList, usePaymentMethods } from './use-payment-methods.ts';

/**
 * The payment of a signed-in owner: the amount due today with a button that confirms it, or before that the form for a
 * card. During the trial, nothing is due, so the form chooses the plan at once.
 */
export function OwnerPayment({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const subscription = useSubscription();
  const methods = usePaymentMethods();
  const { refresh } = useListCache(methodList);
  const [usesForm, setUsesForm] = useState(false);
  const navigate = useNavigate();
  const { data: status } = subscription;
  const failed = [subscription, methods].find(({ data, error }) => !data && error);

  if (failed) {
    const { error, isFetching, refetch } = failed;
    return (
      <Card as="div">
        <LoadError what="Your plan" comfort="You weren't charged." error={error} busy={isFetching} onRetry={refetch} />
      </Card>
    );
  }
  if (!status || !methods.data) return <Loading height="card" />;
  const isTrial = status.tier === 'free-trial';
  if (status.tier !== 'free-trial' && !status.plansOnSale) return <NotOnSale plan={plan} tier={status.tier} />;

  const method = methods.data.find(({ isDefault }) => isDefault);
  if (method && !usesForm) {
    return (
      <Checkout
        plan={plan}
        interval={interval}
        method={formatMethodName(method)}
        onChanged={() => navigate(linkToProfileTab('billing'))}
        onOtherMethod={() => setUsesForm(true)}
      />
    );
  }

  const saveCard = async (paymentToken: string, _: unknown, call: IdempotentCall) => {
    await call(billing.addPaymentMethod, { body: { paymentToken, isDefault: true } });
    if (!isTrial) {
      removeDraft('payment');
      await refresh();
      setUsesForm(false);
      return;
    }
    try {
      await call(billing.changeSubscription, { body: { plan, interval, dueTodayCents: 0 } });
    } finally {
      // Refetches the subscription even after an error: the trial may have ended, which changes this screen.
      emitAppEvent('subscriptionChanged', {});
    }
    removeDraft('payment');
    navigate(linkToProfileTab('billing'));
  };
  const charge = describeCharge(
    plan,
    interval,
    isTrial ? (status.plansOnSale ? 'afterTrial' : 'notOnSale') : 'confirmed',
  );
  return <PaymentPanel plan={plan} onToken={saveCard} charge={charge} tier={status.tier} />;
}
