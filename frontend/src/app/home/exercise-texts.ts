import type { ExerciseGoal } from '#shared/exercise-goal.ts';
import { listDays, type MinutesByDate } from '#shared/exercise-progress.ts';
import { formatDate } from '../../lib/format.ts';
import type { WeekDay } from '../../ui/feedback/week-chart.tsx';

interface GoalState {
  name: string;
  /** The age in words: "10 weeks". */
  age: string;
  goal: ExerciseGoal;
  /** Today's minutes. */
  minutes: number;
}

/** Returns one sentence about the dog's exercise today. */
export function describeGoal({ name, age, goal, minutes }: GoalState): string {
  const left = goal.minutes - minutes;
  if (left <= 0) return `${name} has reached today's goal.`;
  if (minutes > 0) return `${left} minutes to go for ${name} today.`;
  switch (goal.stage) {
    case 'puppy':
      return `${name} is ${age} old: two short outings of about ${Math.ceil(goal.minutes / 2)} minutes are plenty.`;
    case 'senior':
      return `At ${age}, ${name} does best with about ${goal.minutes} minutes a day in short, easy walks.`;
    case 'adult':
      return `At ${age}, ${name} does well with about ${goal.minutes} minutes a day: two walks and some play.`;
  }
}

/** How many days the chart shows, today included. */
export const daysShown = 7;

/** Builds the chart's data: the minutes of the last seven days, today included. */
export function buildWeek(minutesOn: MinutesByDate, today: string): WeekDay[] {
  return listDays(minutesOn, today, daysShown).map(({ date, minutes }) => {
    const name = formatDate(date, { weekday: 'long' });
    return { date, letter: name.slice(0, 1), name, minutes };
  });
}
