import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Interval, PaidPlan } from '#shared/plans.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { toastError } from '../../domain/session/toast-error.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { isUnauthorized } from '../../lib/call-errors.ts';
import { intentKeys } from '../../lib/intent.ts';
import { profileTab } from '../../lib/paths.ts';
import { type OperationTexts, textsFor } from '../../lib/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { changeSubscription } from './calls.ts';
import { NotOnSale } from './not-on-sale.tsx';
import { forgetPaymentDraft } from './payment-draft.ts';
import { type PaymentFailure, PaymentPanel } from './payment-panel.tsx';
import { billingTexts } from './texts.ts';
import { useKeepMethod } from './use-payment-methods.ts';

/** What failed after the card was taken, and what is done all the same. */
function failureOf(error: unknown, texts: Pick<OperationTexts, 'failed'>, done = ''): PaymentFailure {
  // The session has ended: the toast says where the browser goes now.
  if (isUnauthorized(error)) toastError(textsFor(error, texts));
  const { title, detail } = textsFor(error, texts);
  return { title, detail: [detail, done].filter(Boolean).join(' ') };
}

/**
 * The payment of a signed-in owner: the card is kept, then the plan is chosen. Both are named as one intent each, so that
 * what failed half way is gone on with when it is sent again. Where no plan can be bought, no card is asked for.
 */
export function OwnerPayment({ plan, interval }: { plan: PaidPlan; interval: Interval }) {
  const { data: status, isPending, error, refetch, isFetching } = useSubscription();
  const keep = useKeepMethod();
  const [keys] = useState(intentKeys);
  const navigate = useNavigate();

  if (isPending) return <Loading height="card" />;
  if (!status) {
    return (
      <Card as="div">
        <LoadError what="Your plan" comfort="Nothing was charged." error={error} busy={isFetching} onRetry={refetch} />
      </Card>
    );
  }
  if (status.tier !== 'free-trial') return <NotOnSale plan={plan} tier={status.tier} />;

  const finish = async (paymentToken: string): Promise<PaymentFailure | undefined> => {
    try {
      await keep(paymentToken, true);
    } catch (error) {
      return failureOf(error, billingTexts.addPaymentMethod, 'Nothing was charged.');
    }
    const body = { plan, interval };
    try {
      await call(changeSubscription, { body }, { idempotencyKey: keys.keyFor(body) });
    } catch (error) {
      // The trial may have ended meanwhile: then this screen says what holds now.
      emitAppEvent('subscriptionChanged', {});
      return failureOf(error, billingTexts.changeSubscription, 'Your card is kept.');
    }
    emitAppEvent('subscriptionChanged', {});
    forgetPaymentDraft();
    navigate(profileTab('billing'));
    return undefined;
  };

  return <PaymentPanel plan={plan} interval={interval} finish={finish} />;
}
