import { type Interval, type PaidPlan, planNames } from '#shared/plans.ts';
import { linkToPayment, linkToPrices } from '../../domain/billing/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';

type ChosenPlanNoteProps = {
  plan: PaidPlan;
  interval: Interval;
  /** Whether the payment token for this plan is still stored in this tab. */
  hasCard: boolean;
  /** Called when the visitor removes the chosen plan. */
  onDrop: () => void;
};

/**
 * Shows the plan that was chosen before the sign-up and whether a card is saved for it, with buttons that change
 * either.
 */
export function ChosenPlanNote({ plan, interval, hasCard, onDrop }: ChosenPlanNoteProps) {
  return (
    <Alert
      tone={hasCard ? 'info' : 'amber'}
      title={`Your choice: ${planNames[plan]}, billed ${interval === 'annual' ? 'yearly' : 'monthly'}`}
      detail={
        hasCard
          ? "We've saved your card for this plan. You won't be charged today."
          : "We don't have a card for this plan. Add one now, or start your trial without a card and add one later in Billing."
      }
      action={
        <div className="hw-auth-choice">
          {hasCard ? null : (
            <LinkButton to={linkToPayment(plan, interval)} variation="outline" size="s">
              Add a card
            </LinkButton>
          )}
          <LinkButton to={linkToPrices(interval)} variation="outline" size="s">
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
