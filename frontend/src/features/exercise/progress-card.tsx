import type { ReactNode } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { type ExerciseGoal, exerciseGoal } from '#shared/exercise-goal.ts';
import { type MinutesByDate, sumWeek } from '#shared/exercise-progress.ts';
import { ProgressBar, ProgressRing } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatMinutes } from './texts.ts';

/** Returns a sentence about what is left of today's and this week's goal. */
export function describeLeft(goal: ExerciseGoal, minutesToday: number, minutesOfWeek: number): string {
  const [today, week] = [goal.minutes - minutesToday, goal.weekMinutes - minutesOfWeek];
  if (week <= 0) return "This week's goal is reached.";
  if (today <= 0) return `Today's goal is reached. ${formatMinutes(week)} left of the week.`;
  return `${formatMinutes(today)} to go today.`;
}

function Goal({ title, minutes, goal }: { title: string; minutes: number; goal: number }) {
  return (
    <div className="hw-ex-goal">
      <div className="hw-between">
        <h3 className="hw-row-title">{title}</h3>
        <span className="hw-small hw-number">
          <strong>{minutes}</strong> of {goal} minutes
        </span>
      </div>
      <ProgressBar value={minutes} max={goal} label={`${title}: ${minutes} of ${goal} minutes`} />
    </div>
  );
}

type ProgressCardProps = {
  dog: Dog;
  minutesOn: MinutesByDate;
  today: string;
  title?: string;
  action?: ReactNode;
  /** Whether today's minutes are shown as a ring instead of a bar. */
  withRing?: boolean;
};

/** A dog's minutes of today and of the last seven days, next to the goals. */
export function ProgressCard({ dog, minutesOn, today, title = 'Progress', action, withRing }: ProgressCardProps) {
  const minutes = minutesOn[today] ?? 0;
  const week = sumWeek(minutesOn, today);
  const goal = exerciseGoal(dog, today);
  const left = describeLeft(goal, minutes, week);
  return (
    <Card title={title} action={action}>
      <div className="hw-stack">
        {withRing ? (
          <div className="hw-row">
            <ProgressRing
              value={minutes}
              max={goal.minutes}
              unit="min"
              label={`Today: ${minutes} of ${goal.minutes} minutes`}
            />
            <div>
              <h3 className="hw-row-title">Today</h3>
              <p className="hw-small hw-soft hw-number">{left}</p>
            </div>
          </div>
        ) : (
          <Goal title="Today" minutes={minutes} goal={goal.minutes} />
        )}
        {withRing ? <hr /> : null}
        <Goal title="This week" minutes={week} goal={goal.weekMinutes} />
        {withRing ? null : <p className="hw-small hw-soft hw-number">{left}</p>}
      </div>
    </Card>
  );
}
