import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Interval, intervals, type Plan, prices } from '#shared/plans.ts';
import { paymentFor } from '../../lib/paths.ts';
import { buttonClasses } from '../../ui/button-styles.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { formatPrice, planTexts } from './plan-texts.ts';

/** The Free column's button before there is anything to choose. */
export function FreeLater() {
  return (
    <button type="button" className={buttonClasses({ full: true })} disabled>
      Available After Trial
    </button>
  );
}

/** The button of a column before anything is chosen. */
export function ChoosePlan({ plan, interval }: { plan: Plan; interval: Interval }) {
  if (plan === 'free') return <FreeLater />;
  return (
    <LinkButton to={paymentFor(plan, interval)} variation={plan === 'advanced' ? 'primary' : 'outline'} full>
      Choose {planTexts[plan].name}
    </LinkButton>
  );
}

type PlanColumnProps = {
  plan: Plan;
  /** The column's button. */
  action: ReactNode;
  /** A word beside the name: what the plan is to the owner. */
  mark?: ReactNode;
};

/** One column of the price list. */
export function PlanColumn({ plan, action, mark }: PlanColumnProps) {
  const words = planTexts[plan];
  return (
    <section className={classes('hw-plan', plan === 'advanced' && 'hw-plan--tinted')} aria-labelledby={`plan-${plan}`}>
      <div>
        <div className="hw-plan-name">
          <h2 id={`plan-${plan}`}>{words.name}</h2>
          {mark}
        </div>
        <p className="hw-small hw-soft">{words.text}</p>
      </div>
      {plan === 'free' ? (
        <p className="hw-price">{formatPrice(0)}</p>
      ) : (
        // Both stand there; the style sheet shows the one that the switch names.
        intervals.map((each) => (
          <p key={each} className={`hw-price hw-price--${each}`}>
            {formatPrice(prices[plan].cents[each])}
            <small>{each === 'monthly' ? 'a month' : 'a year'}</small>
          </p>
        ))
      )}
      {action}
      <ul className="hw-ticks">
        {words.has.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            <span>{line}</span>
          </li>
        ))}
        {words.hasNot.map((line) => (
          <li key={line} className="hw-ticks-not">
            <Icon of={Minus} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
