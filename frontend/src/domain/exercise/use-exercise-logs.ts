import { useEffect, useMemo } from 'react';
import { addDays, localDate } from '#shared/calendar.ts';
import { exercise } from '#shared/contract/exercise.ts';
import { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { sumByDate } from '#shared/exercise-progress.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createSavedRows } from '../../platform/storage/saved-rows.ts';
import { markDone } from '../onboarding/checklist.ts';

/** How many activities the log tab lists. */
export const recentCount = 5;

/** The list of activities, latest first. */
export const logList = defineList({
  name: 'exercise-logs',
  operation: exercise.listExerciseLogs,
  notFound: 'exerciseLogNotFound',
  compare: (one, other) => other.date.localeCompare(one.date),
});

/**
 * Marks the checklist's walk as done once the owner has logged one. Another device, which has a checklist of its own, may
 * have logged it.
 */
function useMarkWalked(logs: readonly ExerciseLog[] | undefined): void {
  const hasWalked = logs !== undefined && logs.length > 0;
  useEffect(() => {
    if (hasWalked) markDone('walk');
  }, [hasWalked]);
}

/**
 * Reads a dog's activities of the last `days` days, today included, and adds up the minutes of each day in the owner's
 * time zone. Offline, returns them as last fetched.
 */
export function useExerciseDays(dogId: string, days: number) {
  const { id: ownerId, timeZone } = useUser();
  const today = localDate(useNow(), timeZone);
  const from = addDays(today, 1 - days);
  const saved = useMemo(
    () => createSavedRows(`exercise.${days}.${dogId}`, ExerciseLog, ownerId),
    [days, dogId, ownerId],
  );
  const logs = useList(logList, { key: [timeZone, dogId, from], query: { dogId, from }, saved });
  useMarkWalked(logs.data);
  const minutesOn = useMemo(() => sumByDate(logs.data ?? [], timeZone), [logs.data, timeZone]);
  return { ...logs, today, minutesOn };
}

/** Reads a dog's latest activities, however long ago they were. Offline, returns them as last fetched. */
export function useRecentLogs(dogId: string) {
  const { id: ownerId } = useUser();
  const saved = useMemo(
    () => createSavedRows(`exercise.recent.${dogId}`, ExerciseLog, ownerId, recentCount),
    [dogId, ownerId],
  );
  return useList(logList, { key: ['recent', dogId], query: { dogId }, max: recentCount, saved });
}

/** Returns the functions that update the cached activities after a change. */
export function useLogCache() {
  return useListCache(logList);
}
