import { Link } from 'react-router';
import { isPaid, planNames } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { linkToPrices } from '../../domain/billing/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { describeTrialEnd } from './greeting.ts';

/** Says when the trial ends and what happens after that. Shown in the last three days of the trial. */
export function TrialLine() {
  const { trialEndsAt, timeZone } = useUser();
  const { data: status } = useSubscription();
  const text = describeTrialEnd(trialEndsAt, useNow(), timeZone);
  if (!text || (status && status.tier !== 'free-trial')) return null;
  const plan = status?.chosenPlan;
  const outcome =
    plan === 'free'
      ? 'Free starts after that, and nothing is deleted.'
      : isPaid(plan)
        ? describePaid(planNames[plan], Boolean(status?.plansOnSale))
        : "If you do nothing, you won't be charged, and nothing is deleted.";
  return (
    <p className="hw-home-trial hw-number">
      {text} {outcome}{' '}
      <Link to={plan ? linkToProfileTab('billing') : linkToPrices('monthly')}>
        {plan ? 'See your plan' : 'See the plans'}
      </Link>
    </p>
  );
}

function describePaid(name: string, onSale: boolean): string {
  return onSale
    ? `You chose ${name}. It starts after that if you have a payment method, and not otherwise.`
    : `You chose ${name}. Paid plans aren't on sale yet, so you won't be charged.`;
}
