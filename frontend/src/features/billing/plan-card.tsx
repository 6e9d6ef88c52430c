import { Check, CircleAlert } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { SubscriptionDetails, SubscriptionStatus } from '#shared/contract/subscription.ts';
import { isPaid, type Plan, planNames } from '#shared/plans.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatShortDay } from './billing-dates.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { formatMethodName } from './method-texts.ts';
import { describeNext, listNextSteps, type Surroundings } from './next-steps.ts';
import { formatPrice, listPrices, splitPrice } from './plan-texts.ts';
import { PlanTimeline } from './plan-timeline.tsx';
import { ResumePlan } from './resume-plan.tsx';

type PlanCardProps = {
  details: SubscriptionDetails;
  status: SubscriptionStatus;
  method: Surroundings['method'];
  /** Opens the dialog that changes the plan. */
  onChange: () => void;
};

/** The plan that the card shows: the current one, or during the trial the one that was chosen for afterwards. */
function findShown({ status, plan, interval, priceCents, scheduledChange }: SubscriptionDetails) {
  if (status !== 'trial' || !scheduledChange) return { plan, interval, cents: priceCents };
  const chosen = scheduledChange;
  const cents = chosen.interval ? listPrices(chosen.plan)[chosen.interval] : 0;
  return { plan: chosen.plan, interval: chosen.interval, cents };
}

function StatusBadge({ details, timeZone }: { details: SubscriptionDetails; timeZone: string }) {
  const { status, scheduledChange } = details;
  if (status === 'trial') return <Badge tone="info">Trial</Badge>;
  if (status === 'pastDue') {
    return (
      <Badge tone="danger" icon={CircleAlert}>
        Payment failed
      </Badge>
    );
  }
  if (status !== 'active') return <Badge>Inactive</Badge>;
  if (scheduledChange?.plan === 'free') {
    return <Badge tone="amber">Ends {formatShortDay(scheduledChange.at, timeZone)}</Badge>;
  }
  return (
    <Badge tone="success" icon={Check}>
      Active
    </Badge>
  );
}

function PlanPrice({
  plan,
  interval,
  cents,
}: {
  plan: Plan | null;
  interval: 'monthly' | 'annual' | null;
  cents: number;
}) {
  if (!isPaid(plan) || !interval) return plan === 'free' ? <p className="hw-price">{formatPrice(0)}</p> : null;
  const per = interval === 'monthly' ? 'month' : 'year';
  const { base, tax } = splitPrice(cents);
  return (
    <div>
      <p className="hw-price">
        {formatPrice(cents)}
        <small>a {per}</small>
      </p>
      <p className="hw-small hw-mute hw-number">
        {formatPrice(base)} per {per} plus {formatPrice(tax)} taxes and fees
      </p>
    </div>
  );
}

/** The plan, what it costs, and its dates. */
function PlanFacts({ details, status, method }: Omit<PlanCardProps, 'onChange'>) {
  const { timeZone } = useUser();
  const { plan, credits, balanceCents, nextBillingDate, pastDue } = details;
  const shown = findShown(details);
  const day = formatFullDay(status.trialEndsAt, timeZone);
  return (
    <div className="hw-plan-facts">
      <p className="hw-plan-status">
        <span className="hw-soft">
          {plan ? planNames[plan] : details.status === 'trial' ? 'Free trial' : 'No plan'}
        </span>
        <StatusBadge details={details} timeZone={timeZone} />
      </p>
      {details.status === 'trial' ? <p>Full access until {day}.</p> : null}
      {details.status === 'expired' ? <p>Your 7-day free trial ended on {day}.</p> : null}
      {details.status === 'unpaid' ? <p>The payment for your plan didn't go through.</p> : null}
      {details.status === 'trial' && isPaid(shown.plan) ? (
        <p className="hw-soft">{planNames[shown.plan]}, after the trial:</p>
      ) : null}
      <PlanPrice {...shown} />
      <dl className="hw-facts-list">
        <div>
          <dt>{pastDue ? 'Next try' : 'Next billing date'}</dt>
          <dd className="hw-number">
            <strong>{nextBillingDate ? formatFullDay(nextBillingDate, timeZone) : 'None'}</strong>
          </dd>
        </div>
        {nextBillingDate && method ? (
          <div>
            <dt>Paid with</dt>
            <dd className="hw-number">{formatMethodName(method)}</dd>
          </div>
        ) : null}
        {credits > 0 ? (
          <div>
            <dt>Free months</dt>
            <dd className="hw-number">{credits}</dd>
          </div>
        ) : null}
        {balanceCents > 0 ? (
          <div>
            <dt>Balance</dt>
            <dd className="hw-number">{formatPrice(balanceCents)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** What happens next, as a timeline or as text. */
function WhatIsNext({
  details,
  around,
  ref,
}: {
  details: SubscriptionDetails;
  around: Surroundings;
  ref: Ref<HTMLHeadingElement>;
}) {
  const steps = listNextSteps(details, around);
  const { pastDue } = details;
  return (
    <div className="hw-plan-next">
      <h3 className="hw-row-title" ref={ref} tabIndex={-1}>
        What happens next
      </h3>
      {steps.length > 0 ? <PlanTimeline steps={steps} /> : null}
      {steps.length === 0 && !pastDue ? <p className="hw-soft">{describeNext(details)}</p> : null}
      {pastDue && isPaid(details.plan) ? (
        <p className="hw-soft">
          {planNames[details.plan]} stays on while we try again. As soon as {formatPrice(pastDue.cents)} is paid, the
          notice above goes away, and nothing else changes.
        </p>
      ) : null}
    </div>
  );
}

/** The card with the owner's plan, its price and status, what happens next, and what the owner can change. */
export function PlanCard({ details, status, method, onChange }: PlanCardProps) {
  const { timeZone } = useUser();
  const next = useRef<HTMLHeadingElement>(null);
  const { plan, scheduledChange } = details;
  const shown = findShown(details);
  const resumable = details.status === 'active' && isPaid(plan) && scheduledChange !== null;
  const cancelable = isPaid(shown.plan) && scheduledChange?.plan !== 'free';
  const focusNext = () => next.current?.focus();
  return (
    <Card title={shown.interval === 'annual' ? 'Annual Plan' : 'Monthly Plan'} className="hw-plan-card">
      <div className="hw-plan-halves">
        <PlanFacts details={details} status={status} method={method} />
        <WhatIsNext details={details} around={{ method, plansOnSale: status.plansOnSale, timeZone }} ref={next} />
      </div>
      <div className="hw-billing-way">
        {resumable && details.interval && isPaid(plan) ? (
          <ResumePlan plan={plan} interval={details.interval} onDone={focusNext} />
        ) : null}
        {status.plansOnSale ? (
          <Button
            variation={resumable || details.pastDue ? 'outline' : 'primary'}
            size="s"
            aria-haspopup="dialog"
            onClick={onChange}
          >
            {plan || details.status === 'trial' ? 'Change plan' : 'Choose a plan'}
          </Button>
        ) : null}
        <LinkButton to={pricingPath} variation={status.plansOnSale ? 'quiet' : 'outline'} size="s">
          View Pricing Plans
        </LinkButton>
        {cancelable && isPaid(shown.plan) ? (
          <CancelPlan details={details} plan={shown.plan} onDone={focusNext} />
        ) : null}
      </div>
    </Card>
  );
}
