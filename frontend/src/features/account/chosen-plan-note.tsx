import { type Interval, type PaidPlan, planNames } from '#shared/plans.ts';
import { paymentFor, pricesFor } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

type ChosenPlanNoteProps = {
  plan: PaidPlan;
  interval: Interval;
  /** The card that was given for it is still here. */
  hasCard: boolean;
  /** Goes on with the trial alone. */
  onDrop: () => void;
};

/** Which plan the sign-up takes along, whether a card goes with it, and the ways to change either. */
export function ChosenPlanNote({ plan, interval, hasCard, onDrop }: ChosenPlanNoteProps) {
  return (
    <Alert
      tone={hasCard ? 'info' : 'amber'}
      title={`Your choice: ${planNames[plan]}, paid by the ${interval === 'annual' ? 'year' : 'month'}`}
      detail={
        hasCard
          ? 'Your card goes along with it. Nothing is charged today.'
          : 'No card is kept here for it. Give one, or start your trial without it and add one later in Billing.'
      }
      action={
        <div className="hw-auth-choice">
          {hasCard ? null : (
            <LinkButton to={paymentFor(plan, interval)} variation="outline" size="s">
              Give a card
            </LinkButton>
          )}
          <LinkButton to={pricesFor(interval)} variation="outline" size="s">
            Change plan
          </LinkButton>
          <Button variation="quiet" size="s" onClick={onDrop}>
            Start without a plan
          </Button>
        </div>
      }
    />
  );
}
