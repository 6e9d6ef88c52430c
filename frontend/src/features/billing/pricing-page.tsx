import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { annualBadge, type Interval, intervals, type Plan, plans, taxesAndFees } from '#shared/plans.ts';
import { readInterval } from '../../domain/billing/paths.ts';
import { signUpPath } from '../../platform/session/paths.ts';
import { useSession } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CtaBanner } from '../../ui/layout/cta-banner.tsx';
import { ChoosePlan, PlanColumn, PlanLinks } from './plan-column.tsx';
import { questions } from './questions.ts';
import './billing.css';

// Loaded on demand, because only owners see these components.
const OwnPlan = lazy(async () => ({ default: (await import('./own-plan.tsx')).OwnPlan }));
const ChoiceMark = lazy(async () => ({ default: (await import('./own-plan.tsx')).ChoiceMark }));

const intervalTexts: Record<Interval, string> = { monthly: 'Monthly', annual: 'Annual' };

/** An owner's column of a plan: with a badge on the chosen plan, and a button that depends on the choice. */
function OwnerColumn({ plan, interval }: { plan: Plan; interval: Interval }) {
  return (
    <PlanColumn
      plan={plan}
      action={
        <Suspense fallback={<ChoosePlan plan={plan} />}>
          <OwnPlan plan={plan} interval={interval} />
        </Suspense>
      }
      mark={
        <Suspense fallback={null}>
          <ChoiceMark plan={plan} interval={interval} />
        </Suspense>
      }
    />
  );
}

/** The price list. Visitors get a prerendered page with the script `price-switch.ts`, owners a screen of the app. */
export function PricingPage() {
  const { search } = useLocation();
  const [interval, setInterval] = useState(() => readInterval(new URLSearchParams(search)));
  const { user } = useSession();
  return (
    <div className="hw-pricing">
      <div className="hw-pricing-head">
        <h1 tabIndex={-1}>Plain prices, no surprises</h1>
        <p className="hw-pricing-sub">
          {user
            ? "Choose what fits you and your dogs. You won't be charged unless you choose a paid plan."
            : "Try everything for 7 days without a credit card. You won't be charged unless you choose a plan."}
        </p>
        {/* The switch works without JavaScript: CSS shows the prices of the checked radio button. */}
        <fieldset className="hw-segments">
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
              {intervalTexts[each]}
              {each === 'annual' ? <Badge tone="success">{annualBadge}</Badge> : null}
            </label>
          ))}
        </fieldset>
      </div>
      <PlanLinks />
      <div className="hw-plans">
        {plans.map((plan) =>
          user ? (
            <OwnerColumn key={plan} plan={plan} interval={interval} />
          ) : (
            <PlanColumn key={plan} plan={plan} action={<ChoosePlan plan={plan} />} />
          ),
        )}
      </div>
      <p className="hw-small hw-pricing-note">
        Prices include {taxesAndFees * 100}% taxes and fees. Emergency help is free on every plan, or with no plan at
        all.
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
          <CtaBanner title="Try it for a week" pose="walking" coat="rust">
            <LinkButton to={signUpPath}>Start Your Free Trial</LinkButton>
          </CtaBanner>
        </div>
      )}
    </div>
  );
}
