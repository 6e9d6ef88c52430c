import { useState } from 'react';
import { annualBadge, type Interval, intervals, isPaid, planNames, plans } from '#shared/plans.ts';
import { linkToPayment } from '../../domain/billing/paths.ts';
import { toErrorText } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangeSummary, labelConfirm } from './change-summary.tsx';
import { formatPrice, listPrices, planTexts } from './plan-texts.ts';
import { billingTexts, planChanged } from './texts.ts';
import { type Choice, useChangePreview } from './use-billing.ts';
import { useChangePlan } from './use-change-plan.ts';

const intervalTexts: Record<Interval, string> = { monthly: 'Monthly', annual: 'Annual' };

type ChangePlanDialogProps = {
  open: boolean;
  /** The owner's plan; during the trial, the one that was chosen for afterwards. Undefined without one. */
  current: { plan: Choice['plan']; interval: Interval | null } | undefined;
  /** The default payment method for texts, such as "Visa ending in 4242"; undefined without one. */
  method: string | undefined;
  onClose: () => void;
};

/** Chooses another plan or billing interval, and shows the exact amount due today before the owner confirms it. */
export function ChangePlanDialog({ open, current, method, onClose }: ChangePlanDialogProps) {
  const { timeZone } = useUser();
  const [choice, setChoice] = useState<Choice>({
    plan: current?.plan ?? 'basic',
    interval: current?.interval ?? 'monthly',
  });
  const preview = useChangePreview(choice, open);
  const change = useChangePlan(
    ({ plan }) => {
      onClose();
      toast({
        tone: 'success',
        title: planChanged,
        detail: `You chose ${planNames[plan]}.`,
      });
    },
    { showsError: true },
  );
  const choose = (next: Partial<Choice>) => {
    change.reset();
    setChoice({ ...choice, ...next });
  };
  const { data } = preview;
  const needsMethod = isPaid(choice.plan) && !method && data !== undefined && !['none', 'resume'].includes(data.kind);

  return (
    <Dialog
      open={open}
      title="Change plan"
      onClose={onClose}
      held={change.isPending}
      footer={
        <>
          <Button variation="outline" onClick={onClose} disabled={change.isPending}>
            Close
          </Button>
          {needsMethod && isPaid(choice.plan) ? (
            <LinkButton to={linkToPayment(choice.plan, choice.interval)}>Add a payment method</LinkButton>
          ) : (
            <Button
              disabled={!data || data.kind === 'none'}
              busy={change.isPending || preview.isFetching}
              busyLabel={change.isPending ? 'Saving...' : 'Checking...'}
              onClick={() => data && void change.mutate({ ...choice, dueTodayCents: data.dueTodayCents })}
            >
              {data ? labelConfirm(data, timeZone) : 'Confirm'}
            </Button>
          )}
        </>
      }
    >
      <div className="hw-change">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons. */}
        <div className="hw-segments" role="group" aria-label="Billing period">
          {intervals.map((interval) => (
            <button
              key={interval}
              type="button"
              aria-pressed={choice.interval === interval}
              disabled={change.isPending}
              onClick={() => choose({ interval })}
            >
              {intervalTexts[interval]}
              {interval === 'annual' ? <Badge tone="success">{annualBadge}</Badge> : null}
            </button>
          ))}
        </div>
        <fieldset className="hw-pick" disabled={change.isPending}>
          <legend className="hw-hidden">Plan</legend>
          {plans.map((plan) => (
            <label key={plan}>
              <input
                type="radio"
                name="plan"
                value={plan}
                checked={choice.plan === plan}
                onChange={() => choose({ plan })}
              />
              <span>
                <strong>{planNames[plan]}</strong> {current?.plan === plan ? <Badge>Your plan</Badge> : null}
                <span className="hw-small hw-soft">{planTexts[plan].has.slice(0, 3).join(' · ')}</span>
              </span>
              <span className="hw-number">{formatPrice(listPrices(plan)[choice.interval])}</span>
            </label>
          ))}
        </fieldset>
        {change.error ? <Alert tone="error" {...toAlert(change.error)} /> : null}
        <ChangeSummary preview={preview} method={method} />
      </div>
    </Dialog>
  );
}

function toAlert(error: unknown): { title: string; detail?: string } {
  const { title, detail } = toErrorText(error, billingTexts.changeSubscription);
  return { title, ...(detail && { detail }) };
}
