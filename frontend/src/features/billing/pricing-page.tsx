import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { annualBadge, type Interval, intervals, type Plan, plans, taxesAndFees } from '#shared/plans.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { intervalFrom, signUp } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { CtaBanner } from '../../ui/cta-banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChoosePlan, PlanColumn } from './plan-column.tsx';
import { questions } from './questions.ts';
import './billing.css';

// A visitor's first load does without what only owners need.
const OwnPlan = lazy(async () => ({ default: (await import('./own-plan.tsx')).OwnPlan }));
const ChoiceMark = lazy(async () => ({ default: (await import('./own-plan.tsx')).ChoiceMark }));

const intervalWords: Record<Interval, string> = { monthly: 'Monthly', annual: 'Annual' };

/** A column as a visitor sees it, or with what it is to an owner. */
function Column({ plan, interval, isOwner }: { plan: Plan; interval: Interval; isOwner: boolean }) {
  const column = { plan, interval };
  const choose = <ChoosePlan {...column} />;
  if (!isOwner) return <PlanColumn plan={plan} action={choose} />;
  return (
    <PlanColumn
      plan={plan}
      action={
        <Suspense fallback={choose}>
          <OwnPlan {...column} />
        </Suspense>
      }
      mark={
        <Suspense fallback={null}>
          <ChoiceMark {...column} />
        </Suspense>
      }
    />
  );
}

/** What was pressed in the page that was built ahead, before its script came. */
function pressedBefore(): Interval | undefined {
  const field = globalThis.document?.querySelector<HTMLInputElement>('[name="interval"]:checked');
  return field && !field.defaultChecked ? (field.value as Interval) : undefined;
}

/** The price list. */
export function PricingPage() {
  const [pressed] = useState(pressedBefore);
  const [interval, setInterval] = useState<Interval>('monthly');
  const { user } = useSession();
  // The page is built ahead by the month; who comes back from a payment finds what was chosen.
  useEffect(() => setInterval(pressed ?? intervalFrom(new URLSearchParams(window.location.search))), [pressed]);
  return (
    <div className="hw-pricing">
      <div className="hw-pricing-head">
        <h1 tabIndex={-1}>Plain prices, no surprises</h1>
        <p className="hw-pricing-sub">
          {user
            ? 'Choose what fits you and your dogs. Nothing is charged unless you choose a paid plan.'
            : 'Try everything for 7 days without a credit card. Nothing is charged unless you choose a plan.'}
        </p>
        {/* Fields, not buttons: style sheets can tell which is chosen, so the switch works without script too. */}
        <fieldset className="hw-switch">
          <legend className="hw-hidden">Billing period</legend>
          {intervals.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="interval"
                value={each}
                className="hw-hidden"
                checked={interval === each}
                onChange={() => setInterval(each)}
              />
              {intervalWords[each]}
              {each === 'annual' ? <Badge tone="success">{annualBadge}</Badge> : null}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="hw-plans">
        {plans.map((plan) => (
          <Column key={plan} plan={plan} interval={interval} isOwner={user !== null} />
        ))}
      </div>
      <p className="hw-small hw-pricing-note">
        Prices include {taxesAndFees * 100}% taxes and fees. Emergency help is free on every plan, and without one.
      </p>
      <section className="hw-faq" aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">Questions</h2>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      {user ? null : (
        <div className="hw-pricing-end">
          <CtaBanner title="See how a week feels" pose="walking" coat="rust">
            <LinkButton to={signUp}>Start Your Free Trial</LinkButton>
          </CtaBanner>
        </div>
      )}
    </div>
  );
}
