import type { Interval, Plan } from '#shared/plans.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { profileTab } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FreeChoice } from './free-choice.tsx';
import { ChoosePlan } from './plan-column.tsx';

const intervalWords: Record<Interval, string> = { monthly: 'by the month', annual: 'by the year' };

type Column = { plan: Plan; interval: Interval };

/** During the trial the plan that was chosen for afterwards, with its interval where it costs something. */
function useChoice(): { plan: Plan; interval: Interval | null } | undefined {
  const { data } = useSubscription();
  if (data?.tier !== 'free-trial' || !data.chosenPlan) return undefined;
  return { plan: data.chosenPlan, interval: data.chosenInterval };
}

/** The mark on the column of the plan that an owner has chosen, and how it is to be paid if not as the list shows it. */
export function ChoiceMark({ plan, interval }: Column) {
  const choice = useChoice();
  if (choice?.plan !== plan) return null;
  const other = choice.interval && choice.interval !== interval ? `, ${intervalWords[choice.interval]}` : '';
  return <Badge tone="success">Your choice{other}</Badge>;
}

/** The button of a column, for an owner: what was chosen already is looked at where it can be taken back. */
export function OwnPlan({ plan, interval }: Column) {
  const choice = useChoice();
  if (plan === 'free') return <FreeChoice />;
  if (choice?.plan === plan && choice.interval === interval) {
    return (
      <LinkButton to={profileTab('billing')} variation="outline" full>
        Manage your choice
      </LinkButton>
    );
  }
  return <ChoosePlan plan={plan} interval={interval} />;
}
