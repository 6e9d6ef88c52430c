import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { findStreak, listDays, sumByDate, sumWeek } from '#shared/exercise-progress.ts';

const today = '2026-11-20';
const first = addDays(today, -89);

/** Minutes on the days that are so many days ago. */
function on(...daysAgo: number[]) {
  return Object.fromEntries(daysAgo.map((days) => [addDays(today, -days), 30]));
}

describe('the minutes of a day', () => {
  test('belong to the local day on which the activity started', () => {
    const logs = [
      { date: '2026-11-20T05:59:00.000Z', duration: 10 },
      { date: '2026-11-20T06:00:00.000Z', duration: 20 },
      { date: '2026-11-21T05:59:59.999Z', duration: 5 },
    ];
    expect(sumByDate(logs, 'America/Chicago')).toEqual({ '2026-11-19': 10, '2026-11-20': 25 });
    expect(sumByDate(logs, 'UTC')).toEqual({ '2026-11-20': 30, '2026-11-21': 5 });
  });

  test.each([
    ['the clocks go back', '2026-11-01T05:00:00.000Z', '2026-11-02T05:59:00.000Z', '2026-11-01'],
    ['the clocks go forward', '2026-03-08T06:00:00.000Z', '2026-03-09T04:59:00.000Z', '2026-03-08'],
  ])('are those of the whole day when %s', (_, first, last, day) => {
    const logs = [first, last].map((date) => ({ date, duration: 10 }));
    expect(sumByDate(logs, 'America/Chicago')).toEqual({ [day]: 20 });
  });
});

test('the week is the last seven days, today included', () => {
  expect(sumWeek(on(0, 6, 7), today)).toBe(60);
  expect(listDays(on(6), today).map(({ date, minutes }) => [date, minutes])).toEqual([
    ['2026-11-14', 30],
    ...['15', '16', '17', '18', '19', '20'].map((day) => [`2026-11-${day}`, 0]),
  ]);
});

describe('the streak', () => {
  test('counts days in a row, up to today or yesterday', () => {
    expect(findStreak({}, today, first)).toMatchObject({ days: 0, restDays: [], mayBeLonger: false });
    expect(findStreak(on(0), today, first)).toMatchObject({ days: 1, restDays: [], mayBeLonger: false });
    expect(findStreak(on(1, 2, 3), today, first)).toMatchObject({ days: 3, restDays: [], mayBeLonger: false });
    expect(findStreak(on(0, 1, 2), today, first)).toMatchObject({ days: 3, restDays: [], mayBeLonger: false });
  });

  test('forgives one rest day, which does not count', () => {
    expect(findStreak(on(0, 1, 3, 4), today, first)).toMatchObject({
      days: 4,
      restDays: ['2026-11-18'],
      mayBeLonger: false,
    });
    expect(findStreak(on(2), today, first)).toMatchObject({ days: 1, restDays: ['2026-11-19'], mayBeLonger: false });
  });

  test('ends at two rest days within seven days', () => {
    expect(findStreak(on(0, 3, 4), today, first)).toMatchObject({ days: 1, restDays: [], mayBeLonger: false });
    expect(findStreak(on(0, 2, 3, 4, 5, 6, 8), today, first)).toMatchObject({
      days: 6,
      restDays: ['2026-11-19'],
      mayBeLonger: false,
    });
  });

  test('goes on over a rest day in every week', () => {
    const weeks = [0, 2, 3, 4, 5, 6, 7, 9, 10];
    expect(findStreak(on(...weeks), today, first)).toMatchObject({
      days: 9,
      restDays: ['2026-11-19', '2026-11-12'],
      mayBeLonger: false,
    });
  });

  test('may be longer if it goes back to the first day that was read', () => {
    const days = Array.from({ length: 90 }, (_, daysAgo) => daysAgo);
    expect(findStreak(on(...days), today, first)).toEqual({ days: 90, restDays: [], mayBeLonger: true });
    const untilRest = on(...days.slice(1, -1));
    expect(findStreak(untilRest, today, first)).toEqual({ days: 88, restDays: [], mayBeLonger: true });
    const untilTwo = on(...days.slice(1, -2));
    expect(findStreak(untilTwo, today, first)).toEqual({ days: 87, restDays: [], mayBeLonger: false });
  });
});
