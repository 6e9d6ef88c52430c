import { describe, expect, test } from 'vitest';
import { buildPlan, type PlanDraft } from '#functions/exercise/build-plan.ts';
import { computePlanBounds, type PlanBounds } from '#functions/exercise/plan-bounds.ts';
import { readModelPlan } from '#functions/exercise/read-model-plan.ts';
import { trimPlan } from '#functions/exercise/trim-plan.ts';
import { breedNames } from '#shared/breeds/names.ts';
import { type ExerciseActivity, efforts } from '#shared/contract/exercise-plans.ts';

const bounds: PlanBounds = { minutes: 20, effort: 'steady', isIndoors: false, difficulty: 'moderate', limits: [] };

function step(title: string, duration: number, effort: ExerciseActivity['effort'] = 'easy', instructions = 'Walk on.') {
  return { title, duration, effort, instructions };
}

function draft(...activities: ExerciseActivity[]): PlanDraft {
  return { planName: 'Evening walk', description: 'A walk.', activities };
}

const [start, end] = [step('Start', 4), step('End', 4)];

function titles(plan: PlanDraft | undefined) {
  return plan?.activities.map(({ title, duration }) => [title, duration]);
}

describe('a plan of the model', () => {
  test('within the bounds stays as it is', () => {
    const plan = draft(start, step('Walk', 12, 'steady'), end);
    expect(trimPlan(plan, bounds)).toEqual(plan);
  });

  test('that is too long is shortened in proportion', () => {
    expect(titles(trimPlan(draft(step('Start', 10), step('Walk', 60, 'steady'), step('End', 10)), bounds))).toEqual([
      ['Start', 2],
      ['Walk', 15],
      ['End', 2],
    ]);
  });

  test('loses activities that are too demanding, whatever they claim to be', () => {
    const hidden = step('Game', 5, 'easy', 'Sprint up the hill with them.');
    const plan = draft(start, step('Intervals', 5, 'brisk'), hidden, step('Walk', 12, 'steady'), end);
    expect(titles(trimPlan(plan, bounds))).toEqual([
      ['Start', 4],
      ['Walk', 12],
      ['End', 4],
    ]);
  });

  test('may advise against running', () => {
    const careful = step('Walk', 12, 'steady', 'Do not run or jump.');
    expect(trimPlan(draft(start, careful, end), bounds)).toBeDefined();
  });

  test.each([
    ['without a gentle start', draft(step('Walk', 12, 'steady'), step('More', 4), step('On', 4, 'steady'))],
    ['with too few activities', draft(start, step('Run', 12, 'brisk'), end)],
    ['that is far too short', draft(step('Start', 1), step('Walk', 2), step('End', 1))],
    ['with a demanding name', { ...draft(start, step('Walk', 12), end), planName: 'Sprint night' }],
  ])('%s is not used', (_, plan) => {
    expect(trimPlan(plan, bounds)).toBeUndefined();
  });

  test('for indoors must not lead outdoors', () => {
    const indoors = { ...bounds, isIndoors: true };
    const outside = step('Stroll', 12, 'easy', 'Walk around the block.');
    expect(trimPlan(draft(start, outside, end), indoors)).toBeUndefined();
    expect(
      trimPlan(draft(start, step('Find it', 12, 'easy', 'Hide a toy behind a chair.'), end), indoors),
    ).toBeDefined();
  });

  test('never exceeds the bounds of any breed, age and weather', () => {
    const long = buildPlan('Rex', { ...bounds, minutes: 90, effort: 'brisk' }, 1);
    const easy = buildPlan('Rex', { ...bounds, minutes: 90, effort: 'easy' }, 1);
    for (const breed of breedNames) {
      for (const ageMonths of [2, 8, 40, 140]) {
        for (const feelsLike of [-20, 30, 60, 85, 100]) {
          const weather = { feelsLike, isDangerous: false, isWet: false, text: '' };
          const limit = computePlanBounds({ breed, weight: null, ageMonths }, weather, 'hard');
          for (const plan of [trimPlan(long, limit), trimPlan(easy, limit)].filter((each) => each !== undefined)) {
            expect(plan.activities.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(limit.minutes);
            for (const { effort } of plan.activities) {
              expect(efforts.indexOf(effort)).toBeLessThanOrEqual(efforts.indexOf(limit.effort));
            }
          }
        }
      }
    }
  });
});

describe("the model's output", () => {
  const walk = { title: 'Walk', minutes: 12, effort: 'steady', instructions: 'Walk on.' };
  const gentle = { title: 'Stroll', minutes: 4, effort: 'easy', instructions: 'Stroll.' };
  const good = { planName: '**Evening walk**', description: 'A walk.', activities: [gentle, walk, gentle] };

  test('becomes a plan in plain text', () => {
    expect(readModelPlan(good, bounds)).toMatchObject({
      planName: 'Evening walk',
      activities: [{ duration: 4 }, {}, {}],
    });
  });

  test.each([
    ['a link', { ...good, description: 'See www.example.com for more.' }],
    ['a dose', { ...good, activities: [gentle, { ...walk, instructions: 'Give 50 mg of carprofen before.' }, gentle] }],
    ['a wrong tone', { ...good, description: 'Use a shock collar.' }],
    ['an empty name', { ...good, planName: ' ** ' }],
    ['negative minutes', { ...good, activities: [gentle, { ...walk, minutes: -5 }, gentle] }],
    ['another effort', { ...good, activities: [gentle, { ...walk, effort: 'extreme' }, gentle] }],
    ['a long description', { ...good, description: 'A walk. '.repeat(60) }],
    ['thirteen activities', { ...good, activities: Array(13).fill(gentle) }],
    ['no activities', { planName: 'Walk', description: 'A walk.' }],
    ['nothing', undefined],
  ])('with %s is not used', (_, input) => {
    expect(readModelPlan(input, bounds)).toBeUndefined();
  });
});
