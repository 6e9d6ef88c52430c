import type { Dog } from '#shared/contract/dogs.ts';
import { ageText } from '#shared/dog-age.ts';
import { exerciseGoal } from '#shared/exercise-goal.ts';
import { useExerciseDays } from '../../domain/exercise/use-exercise-logs.ts';
import { ProgressBar, ProgressRing } from '../../ui/feedback/progress.tsx';
import { WeekChart } from '../../ui/feedback/week-chart.tsx';
import { buildWeek, daysShown, describeGoal } from './exercise-texts.ts';
import './home-exercise.css';

type HomeExerciseProps = {
  dog: Dog;
  /** The owner's local date. */
  today: string;
};

/** The dog's exercise today, next to the goal, and of the last seven days. Phones show a bar, desktops a ring and a chart. */
export function HomeExercise({ dog, today }: HomeExerciseProps) {
  const { minutesOn } = useExerciseDays(dog.id, daysShown);
  const goal = exerciseGoal(dog, today);
  const minutes = minutesOn[today] ?? 0;
  const label = `${minutes} of ${goal.minutes} minutes`;
  return (
    <div className="hw-goal">
      <div className="hw-goal-ring">
        <ProgressRing value={minutes} max={goal.minutes} unit="min" label={label} />
      </div>
      <div className="hw-goal-text">
        <div className="hw-between">
          <h3>Exercise Goal</h3>
          <span className="hw-goal-count hw-small hw-number">
            <strong>{minutes}</strong> of {goal.minutes} minutes
          </span>
        </div>
        <div className="hw-goal-bar">
          <ProgressBar value={minutes} max={goal.minutes} label={label} />
        </div>
        <p className="hw-small hw-soft">
          {describeGoal({ name: dog.name, age: ageText(dog.birthDate, today), goal, minutes })}
        </p>
      </div>
      <div className="hw-goal-week">
        <p className="hw-small hw-mute" aria-hidden="true">
          Last 7 days
        </p>
        <WeekChart
          days={buildWeek(minutesOn, today)}
          goal={goal.minutes}
          today={today}
          label={`Minutes of exercise in the last 7 days, ${dog.name}`}
        />
      </div>
    </div>
  );
}
