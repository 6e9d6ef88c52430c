import { useQuery } from '@tanstack/react-query';
import { addDays } from '#shared/calendar.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { findStreak, type MinutesByDate, type Streak, sumByDate } from '#shared/exercise-progress.ts';
import { logList } from '../../domain/exercise/use-exercise-logs.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { historyDays } from './history.ts';

/** Local dates: the first one, and the one after the last. */
interface Period {
  from: string;
  to: string;
}

/**
 * Reads the activities before a date, some months at a time, until a gap that ends every streak.
 * @param before a local date
 */
export async function readUntilGap(
  before: string,
  timeZone: string,
  read: (period: Period) => Promise<ExerciseLog[]>,
): Promise<ExerciseLog[]> {
  const logs: ExerciseLog[] = [];
  let to = before;
  let mayBeLonger = true;
  while (mayBeLonger) {
    const from = addDays(to, -historyDays);
    logs.push(...(await read({ from, to })));
    mayBeLonger = findStreak(sumByDate(logs, timeZone), addDays(before, -1), from).mayBeLonger;
    to = from;
  }
  return logs;
}

/**
 * Returns a dog's streak. One that goes back to the first of the days that the tab has read takes more reads. Until they
 * have succeeded, it is as long as is known.
 */
export function useStreak(dogId: string, { minutesOn, today }: { minutesOn: MinutesByDate; today: string }): Streak {
  const { timeZone } = useUser();
  const first = addDays(today, 1 - historyDays);
  const recent = findStreak(minutesOn, today, first);
  const { data: earlier } = useQuery({
    queryKey: [logList.name, 'streak', timeZone, dogId, first],
    queryFn: ({ signal }) =>
      readUntilGap(first, timeZone, (period) => logList.readRows({ dogId, ...period }, { signal })),
    enabled: recent.mayBeLonger,
    staleTime: logList.staleTime,
  });
  if (!recent.mayBeLonger || !earlier) return recent;
  return findStreak({ ...sumByDate(earlier, timeZone), ...minutesOn }, today);
}
