import { useDeferredValue, useRef } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { FailedPayment } from './failed-payment.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { formatMethodName } from './method-texts.ts';
import { PaymentMethodsCard } from './payment-methods-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { useInvoices, useSubscriptionDetails } from './use-billing.ts';
import { usePaymentMethods } from './use-payment-methods.ts';
import './billing.css';
import './billing-tab.css';

const ChangePlanDialog = lazyComponent(async () => (await import('./change-plan-dialog.tsx')).ChangePlanDialog);

/** The Billing tab of the profile: a failed payment, the plan, the payment methods, and the invoices. */
export function BillingTab() {
  const status = useSubscription();
  const details = useSubscriptionDetails();
  const { data: methods, isPending: areMethodsPending } = usePaymentMethods();
  const { isPending: areInvoicesPending } = useInvoices();
  const changing = useDialogState();
  const adding = useDialogState();
  const heading = useRef<HTMLDivElement>(null);
  const method = methods?.find(({ isDefault }) => isDefault);
  const methodName = method && formatMethodName(method);
  const { plan, interval, scheduledChange } = details.data ?? {};
  const current = plan
    ? { plan, interval: interval ?? null }
    : details.data?.status === 'trial'
      ? scheduledChange
      : null;
  const isPending = details.isPending || status.isPending || areMethodsPending || areInvoicesPending;
  // The cards appear together, so that none is moved by another one's content. They render in parts, and the page responds.
  if (useDeferredValue(isPending)) {
    return (
      <div className="hw-stack hw-stack--wide" role="status">
        <SkeletonCard lines={4} label="Loading your plan..." />
        <SkeletonCard lines={3} label="" />
      </div>
    );
  }
  return (
    <div className="hw-billing">
      {details.data?.pastDue ? (
        <FailedPayment
          details={details.data}
          method={methodName}
          onAddMethod={() => adding.show()}
          onPaid={() => heading.current?.focus()}
        />
      ) : null}
      <div className="hw-billing-main" ref={heading} tabIndex={-1}>
        {details.data && status.data ? (
          <PlanCard details={details.data} status={status.data} method={method} onChange={() => changing.show()} />
        ) : (
          <Card as="div">
            <LoadError
              what="Your plan"
              error={details.error ?? status.error}
              busy={details.isFetching || status.isFetching}
              onRetry={() => Promise.all([details.refetch(), status.refetch()])}
            />
          </Card>
        )}
        <InvoicesCard />
      </div>
      <PaymentMethodsCard adding={adding} />
      <LazyDialog state={changing}>
        {(_, dialog) => (
          <ChangePlanDialog key={changing.opening} current={current ?? undefined} method={methodName} {...dialog} />
        )}
      </LazyDialog>
    </div>
  );
}
