import type { Interval, Plan } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { FreeChoice } from './free-choice.tsx';
import { ChoosePlan } from './plan-column.tsx';

const intervalTexts: Record<Interval, string> = { monthly: 'billed monthly', annual: 'billed yearly' };

type Column = { plan: Plan; interval: Interval };

/** Returns the plan that the owner chose during the trial, and for a paid plan its interval. */
function useChoice(): { plan: Plan; interval: Interval | null } | undefined {
  const { data } = useSubscription();
  if (data?.tier !== 'free-trial' || !data.chosenPlan) return undefined;
  return { plan: data.chosenPlan, interval: data.chosenInterval };
}

/** The badge on the chosen plan's column. Names the chosen interval if the price list shows the other interval. */
export function ChoiceMark({ plan, interval }: Column) {
  const choice = useChoice();
  if (choice?.plan !== plan) return null;
  const other = choice.interval && choice.interval !== interval ? `, ${intervalTexts[choice.interval]}` : '';
  return <Badge tone="success">Your choice{other}</Badge>;
}

/**
 * An owner's button in a plan's column: chooses the plan, or links to the Billing tab if the plan is already chosen.
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
