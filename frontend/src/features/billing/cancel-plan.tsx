import { useEffect, useRef, useState } from 'react';
import type { SubscriptionDetails } from '#shared/contract/subscription.ts';
import { limits, type PaidPlan, planNames } from '#shared/plans.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { formatShortDay } from './billing-dates.ts';
import { useChangePlan } from './use-change-plan.ts';

type CancelPlanProps = {
  details: SubscriptionDetails;
  /** The current plan, or the one that was chosen for the time after the trial. */
  plan: PaidPlan;
  /** Called after a success. Must move the focus, because the buttons disappear. */
  onDone: () => void;
};

const { dogs, aiQuestions } = limits.free;
const onFree = `After that you're on Free: your dogs and their records stay, with ${dogs} dog to add, ${aiQuestions.count} AI questions a ${aiQuestions.per}, and reading the community.`;

/** Describes what canceling does, by when the plan ends. */
function describeCancel({ status, currentPeriodEnd }: SubscriptionDetails, name: string, timeZone: string) {
  if (status === 'trial') {
    return {
      title: `Don't start ${name} after the trial?`,
      text: "Your trial goes on as before. When it ends, Free starts. You won't be charged.",
      action: `Don't start ${name}`,
      keep: `Keep ${name}`,
      done: `${name} won't start after your trial.`,
    };
  }
  if (status === 'pastDue' || !currentPeriodEnd) {
    return {
      title: `Cancel ${name} now?`,
      text: "The period you paid for is over, so Free starts now, and we don't try the payment again. Nothing is deleted.",
      action: `Cancel ${name} now`,
      keep: `Keep ${name}`,
      done: "You're on the Free plan.",
    };
  }
  const day = formatShortDay(currentPeriodEnd, timeZone);
  return {
    title: `Cancel ${name} on ${day}?`,
    text: `You keep everything until then. ${onFree} No payment method is charged. You can change your mind until ${day}.`,
    action: `Cancel on ${day}`,
    keep: `Keep ${name}`,
    done: `${name} ends on ${day}.`,
  };
}

/** Cancels the plan in two taps: a button, and in its place the consequences with a second button. */
export function CancelPlan({ details, plan, onDone }: CancelPlanProps) {
  const { timeZone } = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const texts = describeCancel(details, planNames[plan], timeZone);
  const cancel = useChangePlan(() => {
    onDone();
    toast({ tone: 'success', title: texts.done, detail: "You won't be charged again, and nothing is deleted." });
  });
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button ref={opener} variation="quiet" size="s" onClick={() => setIsAsking(true)}>
        Cancel plan
      </Button>
    );
  }
  return (
    <div className="hw-cancel">
      <h3 className="hw-row-title" ref={question} tabIndex={-1}>
        {texts.title}
      </h3>
      <p className="hw-soft">{texts.text}</p>
      <div className="hw-cancel-actions">
        <Button
          variation="outline"
          size="s"
          busy={cancel.isPending}
          busyLabel="Canceling..."
          onClick={() => void cancel.mutate({ plan: 'free', interval: 'monthly', dueTodayCents: 0 })}
        >
          {texts.action}
        </Button>
        <Button variation="quiet" size="s" disabled={cancel.isPending} onClick={() => setIsAsking(false)}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
