import { addDays, localDate } from '#shared/calendar.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';

const daysPerWeek = 7;

/** Minutes of exercise by local date, `YYYY-MM-DD`. Days without exercise may be missing. */
export type MinutesByDate = Readonly<Record<string, number>>;

/** Adds up the minutes of each local day. An activity belongs to the day on which it started. */
export function sumByDate(logs: readonly Pick<ExerciseLog, 'date' | 'duration'>[], timeZone: string): MinutesByDate {
  const minutes: Record<string, number> = {};
  for (const { date, duration } of logs) {
    const day = localDate(new Date(date), timeZone);
    minutes[day] = (minutes[day] ?? 0) + duration;
  }
  return minutes;
}

/** One day of the chart. */
export interface DayMinutes {
  /** The local date, `YYYY-MM-DD`. */
  date: string;
  minutes: number;
}

/** Lists the days up to and including `today`, oldest first. */
export function listDays(minutesOn: MinutesByDate, today: string, count = daysPerWeek): DayMinutes[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index - count + 1);
    return { date, minutes: minutesOn[date] ?? 0 };
  });
}

/** Sums the last seven days, today included. */
export function sumWeek(minutesOn: MinutesByDate, today: string): number {
  return listDays(minutesOn, today).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Days with exercise in a row. */
export interface Streak {
  /** How many days had exercise. Rest days do not count. */
  days: number;
  /** The forgiven days between them, latest first. */
  restDays: string[];
  /** Whether it goes back to the first day that was read, so that it may have begun earlier. */
  mayBeLonger: boolean;
}

/**
 * Finds the streak that ends today, or yesterday while today has no exercise yet. One rest day is forgiven in any seven
 * days; two rest days that are closer end the streak.
 * @param from the first local date whose minutes are known. Without it, all of them are.
 */
export function findStreak(minutesOn: MinutesByDate, today: string, from = ''): Streak {
  const hasExercise = (date: string) => (minutesOn[date] ?? 0) > 0;
  const restDays: string[] = [];
  let days = 0;
  let pending: string | undefined;
  let date = hasExercise(today) ? today : addDays(today, -1);
  for (; date >= from; date = addDays(date, -1)) {
    if (hasExercise(date)) {
      // A rest day only belongs to the streak if there is exercise on both sides of it.
      if (pending !== undefined) restDays.push(pending);
      pending = undefined;
      days += 1;
      continue;
    }
    const last = pending ?? restDays.at(-1);
    if (last !== undefined && addDays(date, daysPerWeek) > last) return { days, restDays, mayBeLonger: false };
    pending = date;
  }
  return { days, restDays, mayBeLonger: days > 0 };
}
