import { type Interval, isPaid, type Plan } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FreeChoice } from './free-choice.tsx';
import { ChoosePlan } from './plan-column.tsx';

const intervalTexts: Record<Interval, string> = { monthly: 'billed monthly', annual: 'billed yearly' };

type Column = { plan: Plan; interval: Interval };

/** Returns the owner's paid plan, or the plan chosen during the trial, with the interval of a paid plan. */
function useChoice(): { plan: Plan; interval: Interval | null; label: string } | undefined {
  const { data } = useSubscription();
  if (!data?.chosenPlan) return undefined;
  const { tier, chosenPlan, chosenInterval } = data;
  if (tier === 'free-trial') return { plan: chosenPlan, interval: chosenInterval, label: 'Your choice' };
  return isPaid(tier) ? { plan: tier, interval: chosenInterval, label: 'Your plan' } : undefined;
}

/** The badge on the column of the current or chosen plan. Names the chosen interval if the price list shows the other interval. */
export function ChoiceMark({ plan, interval }: Column) {
  const choice = useChoice();
  if (choice?.plan !== plan) return null;
  const other = choice.interval && choice.interval !== interval ? `, ${intervalTexts[choice.interval]}` : '';
  return (
    <Badge tone="success">
      {choice.label}
      {other}
    </Badge>
  );
}

/**
 * An owner's button in a plan's column: chooses the plan, or links to the Billing tab if the plan is the owner's already.
 */
export function OwnPlan({ plan, interval }: Column) {
  const choice = useChoice();
  if (plan === 'free') return <FreeChoice />;
  if (choice?.plan === plan && choice.interval === interval) {
    return (
      <LinkButton to={linkToProfileTab('billing')} variation="outline" full>
        Manage your plan
      </LinkButton>
    );
  }
  return <ChoosePlan plan={plan} />;
}
