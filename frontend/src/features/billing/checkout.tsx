import { planNames } from '#shared/plans.ts';
import { toErrorText } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ChangeSummary, labelConfirm } from './change-summary.tsx';
import { billingTexts, planChanged } from './texts.ts';
import { type Choice, useChangePreview } from './use-billing.ts';
import { useChangePlan } from './use-change-plan.ts';
import './billing-tab.css';

type CheckoutProps = Choice & {
  /** The default payment method for texts: "Visa ending in 4242". */
  method: string;
  onChanged: () => void;
  /** Shows the form for another card. */
  onOtherMethod: () => void;
};

/** The exact amount due today for a plan, and the button that confirms it and charges the default payment method. */
export function Checkout({ plan, interval, method, onChanged, onOtherMethod }: CheckoutProps) {
  const { timeZone } = useUser();
  const preview = useChangePreview({ plan, interval });
  const change = useChangePlan(
    () => {
      onChanged();
      toast({ tone: 'success', title: planChanged, detail: `You chose ${planNames[plan]}.` });
    },
    { showsError: true },
  );
  const { data } = preview;
  const error = change.error ? toErrorText(change.error, billingTexts.changeSubscription) : undefined;
  return (
    <Card title="Check and confirm" className="hw-checkout">
      <div className="hw-change">
        <ChangeSummary preview={preview} method={method} />
        {error ? <Alert tone="error" title={error.title} detail={error.detail} /> : null}
        <Button
          full
          disabled={!data || data.kind === 'none'}
          busy={change.isPending}
          busyLabel="Processing..."
          onClick={() => data && void change.mutate({ plan, interval, dueTodayCents: data.dueTodayCents })}
        >
          {data ? labelConfirm(data, timeZone) : 'Confirm'}
        </Button>
        <Button variation="quiet" full disabled={change.isPending} onClick={onOtherMethod}>
          Use another card than {method}
        </Button>
      </div>
    </Card>
  );
}
