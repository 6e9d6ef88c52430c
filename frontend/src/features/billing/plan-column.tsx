import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { intervals, isPaid, type Plan, plans, prices } from '#shared/plans.ts';
import { linkToPayment } from '../../domain/billing/paths.ts';
import { classes } from '../../ui/classes.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { describeAnnualPrice, formatPrice, planTexts } from './plan-texts.ts';

/** The Free column's button before and during the trial. */
export function FreeLater() {
  return (
    <button type="button" className={buttonClasses({ full: true })} disabled>
      Available After Trial
    </button>
  );
}

/** Links to the payment form, one for each interval. CSS shows only the link of the selected interval. */
export function ChoosePlan({ plan }: { plan: Plan }) {
  if (!isPaid(plan)) return <FreeLater />;
  return intervals.map((interval) => (
    <LinkButton
      key={interval}
      className={`hw-only-${interval}`}
      to={linkToPayment(plan, interval)}
      variation={plan === 'advanced' ? 'primary' : 'outline'}
      full
    >
      Choose {planTexts[plan].name}
    </LinkButton>
  ));
}

/** Returns the ID of a plan's column, which links to the column use. */
function makePlanId(plan: Plan): string {
  return `choose-${plan}`;
}

/** Links to the plans' columns, with the prices. On phones, the columns are stacked and the links are sticky. */
export function PlanLinks() {
  return (
    <nav className="hw-plan-links" aria-label="Plans">
      {plans.map((plan) => (
        <a key={plan} href={`#${makePlanId(plan)}`}>
          <strong>{planTexts[plan].name}</strong>
          {intervals.map((interval) => (
            <span key={interval} className={`hw-number hw-only-${interval}`}>
              {formatPrice(prices[plan].cents[interval])}
            </span>
          ))}
        </a>
      ))}
    </nav>
  );
}

type PlanColumnProps = {
  plan: Plan;
  /** The column's button. */
  action: ReactNode;
  /** A badge next to the name, such as "Your choice". */
  mark?: ReactNode;
};

/** One column of the price list. */
export function PlanColumn({ plan, action, mark }: PlanColumnProps) {
  const texts = planTexts[plan];
  return (
    <section
      id={makePlanId(plan)}
      className={classes('hw-plan', plan === 'advanced' && 'hw-plan--tinted')}
      aria-labelledby={`plan-${plan}`}
    >
      <div>
        <div className="hw-plan-name">
          <h2 id={`plan-${plan}`}>{texts.name}</h2>
          {mark}
        </div>
        <p className="hw-small hw-soft">{texts.text}</p>
      </div>
      {isPaid(plan) ? (
        intervals.map((interval) => (
          <p key={interval} className={`hw-price hw-only-${interval}`}>
            {formatPrice(prices[plan].cents[interval])}
            <small>{interval === 'monthly' ? 'a month' : 'a year'}</small>
          </p>
        ))
      ) : (
        <p className="hw-price">{formatPrice(0)}</p>
      )}
      {/* Every column has this line, so that the buttons below are aligned. */}
      <p className="hw-small hw-soft hw-number hw-only-annual">
        {isPaid(plan) ? describeAnnualPrice(plan) : 'Always free.'}
      </p>
      {action}
      <ul className="hw-ticks">
        {texts.has.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
        {texts.hasNot.map((line) => (
          <li key={line} className="hw-ticks-not">
            <Icon of={Minus} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
