import { describe, expect, test } from 'vitest';
import {
  countMinutes,
  findStep,
  formatClock,
  isRunning,
  pauseWalk,
  resumeWalk,
  sumTime,
  toMiles,
  toWalkForm,
  type Walk,
} from '../../../../frontend/src/features/exercise/walk.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T15:00:00Z');

const walk: Walk = {
  key: 'k1',
  ownerId: 'o1',
  dogIds: ['d1', 'd2'],
  title: null,
  exercisePlanId: null,
  activities: [],
  spans: [{ from: start, to: null }],
  meters: null,
};

function activity(duration: number) {
  return { title: 'Walk', duration, effort: 'easy' as const, instructions: 'Walk.' };
}

describe('the time of a walk', () => {
  test('counts from the stored start, without a timer', () => {
    expect(sumTime(walk, start + 12 * minute)).toBe(12 * minute);
  });

  test('leaves out pauses', () => {
    const paused = pauseWalk(walk, start + 10 * minute);
    expect(isRunning(paused)).toBe(false);
    expect(sumTime(paused, start + 50 * minute)).toBe(10 * minute);
    const resumed = resumeWalk(paused, start + 50 * minute);
    expect(isRunning(resumed)).toBe(true);
    expect(sumTime(resumed, start + 55 * minute)).toBe(15 * minute);
  });

  test('does not change when a running walk is resumed or a paused one is paused', () => {
    expect(resumeWalk(walk, start + minute)).toBe(walk);
    const paused = pauseWalk(walk, start + minute);
    expect(pauseWalk(paused, start + 5 * minute)).toEqual(paused);
  });

  test('is not negative after the clock was set back', () => {
    expect(sumTime(walk, start - minute)).toBe(0);
  });

  test('is logged as whole minutes, from one minute up to a day', () => {
    expect(countMinutes(walk, start + 1000)).toBe(1);
    expect(countMinutes(walk, start + 12.4 * minute)).toBe(12);
    expect(countMinutes(walk, start + 12.5 * minute)).toBe(13);
    expect(countMinutes(walk, start + 3000 * minute)).toBe(1440);
  });
});

test('the current step follows from the time that was walked', () => {
  const activities = [activity(5), activity(10)];
  expect(findStep(activities, 0)).toEqual({ index: 0, leftMs: 5 * minute });
  expect(findStep(activities, 5 * minute)).toEqual({ index: 1, leftMs: 10 * minute });
  expect(findStep(activities, 15 * minute)).toEqual({ index: 2, leftMs: 0 });
  expect(findStep([], minute)).toEqual({ index: 0, leftMs: 0 });
});

test('a distance is logged in miles, if it is one', () => {
  expect(toMiles(1609.344)).toBe(1);
  expect(toMiles(2253)).toBe(1.4);
  expect(toMiles(3)).toBe(null);
  expect(toMiles(200_000)).toBe(null);
});

test('the request starts at the stored time, by the clock of the server', () => {
  const ended = { ...pauseWalk(walk, start + 20 * minute), meters: 1609.344, title: 'Pond loop', exercisePlanId: 'p1' };
  expect(toWalkForm(ended, start + 40 * minute, -2 * minute)).toEqual({
    dogIds: ['d1', 'd2'],
    duration: 20,
    date: '2026-11-20T14:58:00.000Z',
    notes: 'Pond loop',
    distance: 1,
    exercisePlanId: 'p1',
  });
});

test('a duration reads as a clock', () => {
  expect([0, 7_999, 12 * minute + 24_000, 62 * minute + 24_000].map(formatClock)).toEqual([
    '0:00',
    '0:07',
    '12:24',
    '1:02:24',
  ]);
});
