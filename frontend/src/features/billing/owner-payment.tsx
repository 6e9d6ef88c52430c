import { useNavigate } from 'react-router';
import { billing } from '#shared/contract/billing.ts';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import type { IdempotentCall } from '../../domain/session/use-api-mutation.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { profileTab } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
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
      // After an error, too: the trial may have ended, which changes this screen.
      emitAppEvent('subscriptionChanged', {});
    }
    removeDraft('payment');
    navigate(profileTab('billing'));
  };

  return <PaymentPanel plan={plan} interval={interval} onToken={choosePlan} />;
}
