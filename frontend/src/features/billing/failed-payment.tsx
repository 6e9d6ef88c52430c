import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { chargeFailureTexts, type SubscriptionDetails } from '#shared/contract/subscription.ts';
import { isPaid, planNames } from '#shared/plans.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { formatShortDay, listRetries } from './billing-dates.ts';
import { formatPrice } from './plan-texts.ts';
import { PlanTimeline, type TimelineStep } from './plan-timeline.tsx';
import { useChangePreview } from './use-billing.ts';
import { useChangePlan } from './use-change-plan.ts';

type FailedPaymentProps = {
  details: SubscriptionDetails;
  /** The default payment method for texts; undefined without one. */
  method: string | undefined;
  /** Opens the dialog that adds a payment method. */
  onAddMethod: () => void;
  /** Called after the payment. Must move the focus, because the notice disappears. */
  onPaid: () => void;
};

/** The notice about a failed renewal: why it failed, when it is retried, what follows, and how to pay now. */
export function FailedPayment({ details, method, onAddMethod, onPaid }: FailedPaymentProps) {
  const titleId = useId();
  const { timeZone } = useUser();
  const { pastDue, plan, currentPeriodEnd, scheduledChange, interval } = details;
  const renewed = scheduledChange ?? { plan, interval };
  const choice = {
    plan: isPaid(renewed.plan) ? renewed.plan : 'basic',
    interval: renewed.interval ?? 'monthly',
  } as const;
  const preview = useChangePreview(choice, pastDue !== null);
  const pay = useChangePlan(() => {
    onPaid();
    toast({ tone: 'success', title: 'Thank you. The payment went through.' });
  });
  if (!pastDue || !isPaid(plan) || !currentPeriodEnd) return null;

  const day = (instant: string) => formatShortDay(instant, timeZone);
  const retries = listRetries(pastDue.attempt, pastDue.nextRetryAt, currentPeriodEnd);
  const last = retries.at(-1) ?? pastDue.nextRetryAt;
  const amount = formatPrice(pastDue.cents);
  const steps: TimelineStep[] = [
    { state: 'failed', when: day(currentPeriodEnd), text: 'The payment failed.' },
    ...retries.map((retry, index): TimelineStep => {
      const text = index === retries.length - 1 ? 'Last try, then Free' : 'Another try';
      return {
        state: index === 0 ? 'next' : 'later',
        when: day(retry),
        text: index === 0 ? `We try ${amount} again${text === 'Another try' ? '' : ': last try, then Free'}` : text,
      };
    }),
  ];
  return (
    <section className="hw-card hw-failed" aria-labelledby={titleId}>
      <div className="hw-failed-text">
        <Icon of={CircleAlert} />
        <div>
          <h2 id={titleId}>Your payment of {amount} didn't go through</h2>
          <p>
            {chargeFailureTexts[pastDue.failure]} {planNames[plan]} stays on while we try again. If no try works by{' '}
            {day(last)}, Free starts. Nothing is deleted.
          </p>
        </div>
      </div>
      <div className="hw-failed-actions">
        <Button size="s" aria-haspopup="dialog" onClick={onAddMethod}>
          Use another payment method
        </Button>
        {method ? (
          <Button
            variation="outline"
            size="s"
            busy={pay.isPending || preview.isPending}
            busyLabel={pay.isPending ? 'Paying...' : undefined}
            onClick={() => preview.data && void pay.mutate({ ...choice, dueTodayCents: preview.data.dueTodayCents })}
          >
            Pay {amount} now with {method}
          </Button>
        ) : null}
      </div>
      <PlanTimeline steps={steps} />
    </section>
  );
}
