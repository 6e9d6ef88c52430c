import { useNavigate } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import type { IdempotentCall } from '../../platform/forms/use-api-mutation.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { removeDraft } from '../../platform/storage/drafts.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NotOnSale } from './not-on-sale.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** The payment form of a signed-in owner: adds the card, then chooses the plan. */
export function OwnerPayment({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { data: status, isPending, error, refetch, isFetching } = useSubscription();
  const navigate = useNavigate();

  if (isPending) return <Loading height="card" />;
  if (!status) {
    return (
      <Card as="div">
        <LoadError what="Your plan" comfort="You weren't charged." error={error} busy={isFetching} onRetry={refetch} />
      </Card>
    );
  }
  if (status.tier !== 'free-trial') return <NotOnSale plan={plan} tier={status.tier} />;

  const choosePlan = async (paymentToken: string, _: unknown, call: IdempotentCall) => {
    await call(billing.addPaymentMethod, { body: { paymentToken, isDefault: true } });
    try {
      await call(billing.changeSubscription, { body: { plan, interval } });
    } finally {
      // Refetches the subscription even after an error: the trial may have ended, which changes this screen.
      emitAppEvent('subscriptionChanged', {});
    }
    removeDraft('payment');
    navigate(linkToProfileTab('billing'));
  };

  return <PaymentPanel plan={plan} interval={interval} onToken={choosePlan} />;
}
