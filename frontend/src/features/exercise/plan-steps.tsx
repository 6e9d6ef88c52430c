import type { ExerciseActivity } from '#shared/contract/exercise-plans.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';

type PlanStepsProps = {
  activities: readonly ExerciseActivity[];
  /** The position of the step that the owner is at. */
  current?: number;
};

/** The steps of a plan, in order. */
export function PlanSteps({ activities, current }: PlanStepsProps) {
  return (
    <div className="hw-ex-steps">
      <ProgressSteps
        label="Steps"
        sayState={current !== undefined}
        items={activities.map(({ title, duration, instructions }, at) => ({
          id: String(at),
          title,
          state: at < (current ?? 0) ? 'done' : at === (current ?? 0) ? 'next' : 'later',
          badge: <span className="hw-ex-steptime hw-number">{duration} min</span>,
          detail: instructions,
        }))}
      />
    </div>
  );
}
