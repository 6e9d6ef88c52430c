import type { Dog } from '#shared/contract/dogs.ts';
import { exerciseGoal } from '#shared/exercise-goal.ts';
import { listDays, type MinutesByDate, sumWeek } from '#shared/exercise-progress.ts';
import { formatDate } from '../../lib/format.ts';
import { WeekChart } from '../../ui/feedback/week-chart.tsx';
import { Card } from '../../ui/layout/card.tsx';

type WeekCardProps = { dog: Dog; minutesOn: MinutesByDate; today: string };

/** The minutes of each of the last seven days, as a chart. */
export function WeekCard({ dog, minutesOn, today }: WeekCardProps) {
  const days = listDays(minutesOn, today).map(({ date, minutes }) => ({
    date,
    minutes,
    letter: date === today ? 'Today' : formatDate(date, { weekday: 'short' }),
    name: formatDate(date, { weekday: 'long' }),
  }));
  const mean = Math.round(sumWeek(minutesOn, today) / days.length);
  return (
    <Card title="Last 7 days" action={<span className="hw-small hw-mute hw-number">{mean} min a day</span>}>
      <WeekChart
        large
        days={days}
        goal={exerciseGoal(dog, today).minutes}
        today={today}
        label={`Minutes of exercise in the last 7 days, ${dog.name}`}
      />
    </Card>
  );
}
