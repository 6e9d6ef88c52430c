import { type Interval, type PaidPlan, planNames } from '#shared/plans.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useChangePlan } from './use-change-plan.ts';

type ResumePlanProps = {
  plan: PaidPlan;
  interval: Interval;
  /** Called after a success. Must move the focus, because the button disappears. */
  onDone: () => void;
};

/** The button that undoes a scheduled change, so that the current plan continues. Nothing is due for that. */
export function ResumePlan({ plan, interval, onDone }: ResumePlanProps) {
  const resume = useChangePlan(() => {
    onDone();
    toast({ tone: 'success', title: `${planNames[plan]} continues.`, detail: 'Nothing was charged today.' });
  });
  return (
    <Button
      size="s"
      busy={resume.isPending}
      busyLabel="Saving..."
      onClick={() => void resume.mutate({ plan, interval, dueTodayCents: 0 })}
    >
      {`Keep ${planNames[plan]}`}
    </Button>
  );
}
