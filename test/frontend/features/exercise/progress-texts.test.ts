import { expect, test } from 'vitest';
import { listDays } from '#shared/exercise-progress.ts';
import { describeQuota } from '../../../../frontend/src/features/exercise/plan-settings.tsx';
import { groupWeeks } from '../../../../frontend/src/features/exercise/print-report-page.tsx';
import { describeLeft } from '../../../../frontend/src/features/exercise/progress-card.tsx';
import { formatWhen } from '../../../../frontend/src/features/exercise/recent-card.tsx';
import { describeWalks } from '../../../../frontend/src/features/exercise/saved-plans.tsx';
import { describeStreak, formatStreak } from '../../../../frontend/src/features/exercise/streak-panel.tsx';
import { formatMiles, joinNames } from '../../../../frontend/src/features/exercise/texts.ts';

test('the progress says what is left of the day and the week', () => {
  const goal = { minutes: 60, weekMinutes: 420, stage: 'adult' } as const;
  expect(describeLeft(goal, 59, 100)).toBe('1 minute to go today.');
  expect(describeLeft(goal, 60, 400)).toBe("Today's goal is reached. 20 minutes left of the week.");
  expect(describeLeft(goal, 10, 420)).toBe("This week's goal is reached.");
});

test('a streak names its last rest day', () => {
  expect(describeStreak({ days: 0, restDays: [] })).toContain('Log an activity today');
  expect(describeStreak({ days: 3, restDays: [] })).toBe('One rest day a week keeps the streak.');
  expect(describeStreak({ days: 9, restDays: ['2026-11-12'] })).toContain('Thursday, November 12 was a rest day.');
});

test('a streak that may have begun before the days that were read has a plus sign', () => {
  const streak = { days: 12, restDays: [], mayBeLonger: false };
  expect(formatStreak(streak)).toBe('12-day streak');
  expect(formatStreak({ ...streak, days: 90, mayBeLonger: true })).toBe('90+ day streak');
});

test('a saved plan says how often it was walked, and since when', () => {
  const today = '2026-11-20';
  expect([0, 1, 4].map((walks) => describeWalks(walks, '2026-08-23', today))).toEqual([
    'Not walked yet',
    'Walked once',
    'Walked 4 times',
  ]);
  expect([0, 4].map((walks) => describeWalks(walks, '2026-08-22', today))).toEqual([
    'Not walked in 90 days',
    'Walked 4 times in 90 days',
  ]);
});

test('the quota says how many plans are left, and when there are new ones', () => {
  const resetsAt = '2026-11-21T06:00:00Z';
  expect(describeQuota({ used: 3, limit: 20, resetsAt }, 'America/Chicago')).toBe('Uses 1 of the 17 plans left today.');
  expect(describeQuota({ used: 19, limit: 20, resetsAt }, 'America/Chicago')).toContain('1 plan left');
  expect(describeQuota({ used: 20, limit: 20, resetsAt }, 'America/Chicago')).toBe(
    "You've used all 20 plans of today. You can make more at 12:00 AM.",
  );
});

test('a report counts weeks back from today, and the oldest one may be shorter', () => {
  const weeks = groupWeeks(listDays({ '2026-11-20': 30, '2026-11-14': 20, '2026-11-13': 15 }, '2026-11-20', 30));
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual({ from: '2026-11-14', to: '2026-11-20', minutes: 50, daysOut: 2, days: 7 });
  expect(weeks[1]).toMatchObject({ from: '2026-11-07', to: '2026-11-13', minutes: 15, daysOut: 1 });
  expect(weeks[4]).toEqual({ from: '2026-10-22', to: '2026-10-23', minutes: 0, daysOut: 0, days: 2 });
});

test('an activity names its day in the time zone of its owner', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const when = (date: string) => formatWhen(date, now, 'America/Chicago').replaceAll('\u202f', ' ');
  expect(when('2026-11-20T14:10:00Z')).toBe('Today, 8:10 AM');
  expect(when('2026-11-20T03:00:00Z')).toBe('Thu, Nov 19, 9:00 PM');
  expect(when('2025-11-20T14:10:00Z')).toBe('Thu, Nov 20, 2025, 8:10 AM');
});

test('names and distances read as in a sentence', () => {
  expect([['Rex'], ['Rex', 'Bo'], ['Rex', 'Bo', 'Ada'], []].map(joinNames)).toEqual([
    'Rex',
    'Rex and Bo',
    'Rex, Bo and Ada',
    '',
  ]);
  expect([1, 1.44, 0].map(formatMiles)).toEqual(['1 mile', '1.4 miles', '0 miles']);
});
