import { expect, test } from 'vitest';
import type { Effort } from '#shared/contract/exercise-plans.ts';
import { describeEffort, drawEffort } from '../../../../frontend/src/features/exercise/effort-line.ts';

const layout = { left: 0, right: 100, heights: { easy: 30, steady: 20, brisk: 10 }, maxCurve: 5 };

function activities(...steps: [minutes: number, effort: Effort][]) {
  return steps.map(([duration, effort]) => ({ title: 'Walk', duration, effort, instructions: 'Walk.' }));
}

test('each activity takes as much of the line as of the time', () => {
  const { joints } = drawEffort(activities([5, 'easy'], [15, 'brisk'], [5, 'easy']), layout);
  expect(joints).toEqual([
    { x: 0, y: 30 },
    { x: 20, y: 20 },
    { x: 80, y: 20 },
    { x: 100, y: 30 },
  ]);
});

test('the line starts and ends at the height of the first and last effort', () => {
  const { path } = drawEffort(activities([10, 'steady'], [10, 'brisk']), layout);
  expect(path).toMatch(/^M0 20 /);
  expect(path).toMatch(/ L100\.0 10$/);
});

test('a plan without activities has a line without length', () => {
  expect(drawEffort([], layout)).toEqual({ path: 'M0 30', joints: [{ x: 0, y: 30 }] });
});

test('the words name each change of effort', () => {
  const steps = activities([5, 'easy'], [5, 'easy'], [5, 'brisk'], [5, 'easy']);
  expect(describeEffort(steps)).toBe('Effort: easy, then brisk, then easy');
});
