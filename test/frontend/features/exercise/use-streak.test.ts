import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { findStreak, sumByDate } from '#shared/exercise-progress.ts';
import { readUntilGap } from '../../../../frontend/src/features/exercise/use-streak.ts';

const today = '2026-11-20';
const first = addDays(today, -89);

/** A log with an activity on each of the last days, except on every seventh. */
function createLogs(days: number): ExerciseLog[] {
  return Array.from({ length: days }, (_, daysAgo) => addDays(today, -daysAgo))
    .filter((_, daysAgo) => daysAgo % 7 !== 6)
    .map((date) => ({ date: `${date}T18:00:00.000Z`, duration: 30 }) as ExerciseLog);
}

/** Reads what a streak needs of a log, and returns its days and the number of reads. */
async function readStreak(logs: readonly ExerciseLog[]) {
  let reads = 0;
  const earlier = await readUntilGap(first, 'America/Chicago', async ({ from, to }) => {
    reads += 1;
    return logs.filter(({ date }) => date >= from && date < to);
  });
  const recent = logs.filter(({ date }) => date >= first);
  return { ...findStreak(sumByDate([...recent, ...earlier], 'America/Chicago'), today), reads };
}

test.each([
  ['of a year', 364, { days: 312, mayBeLonger: false, reads: 4 }],
  ['that begins on the first day that was read', 90, { days: 78, mayBeLonger: false, reads: 1 }],
  ['of three years', 1092, { days: 936, mayBeLonger: false, reads: 12 }],
])('a streak %s, with a rest day a week, is counted to its first day', async (_, days, expected) => {
  expect(await readStreak(createLogs(days))).toMatchObject(expected);
});

test('activities before a gap of two days are not read', async () => {
  const logs = createLogs(1092).filter(({ date }) => date < '2026-06-01' || date >= '2026-06-04');
  expect(await readStreak(logs)).toMatchObject({ days: 146, reads: 1 });
});
