import { addDays } from '#shared/calendar.ts';
import type { ExerciseGoal } from '#shared/exercise-goal.ts';
import type { WeekDay } from '../../ui/feedback/week-chart.tsx';

/** Minutes of exercise by local date, `YYYY-MM-DD`. */
export type MinutesByDate = Readonly<Record<string, number>>;

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

const daysShown = 7;

/** Builds the chart's data: the minutes of the last seven days, today included. */
export function buildWeek(minutesOn: MinutesByDate, today: string): WeekDay[] {
  return Array.from({ length: daysShown }, (_, at) => {
    const date = addDays(today, at - daysShown + 1);
    const name = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' });
    return { date, letter: name.slice(0, 1), name, minutes: minutesOn[date] ?? 0 };
  });
}
