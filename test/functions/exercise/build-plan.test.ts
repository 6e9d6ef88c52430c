import { expect, test } from 'vitest';
import { hasWrongTone } from '#functions/chat/tone.ts';
import { findUnsafePart } from '#functions/chat/unsafe-text.ts';
import { buildPlan } from '#functions/exercise/build-plan.ts';
import type { PlanBounds } from '#functions/exercise/plan-bounds.ts';
import { trimPlan } from '#functions/exercise/trim-plan.ts';
import { difficulties, ExerciseActivity, efforts } from '#shared/contract/exercise-plans.ts';

/** Every combination of place, effort and length, and twelve plans of each. */
const all = [true, false].flatMap((isIndoors) =>
  efforts.flatMap((effort, index) =>
    [5, 6, 9, 10, 14, 15, 20, 45, 90].flatMap((minutes) => {
      const difficulty = difficulties[index] ?? 'easy';
      const bounds: PlanBounds = { minutes, effort, isIndoors, difficulty, limits: [] };
      return Array.from({ length: 12 }, (_, variant) => ({
        bounds,
        variant,
        plan: buildPlan('Olive', bounds, variant),
      }));
    }),
  ),
);

test('every plan fills its minutes, from a gentle warm-up to a gentle cool-down', () => {
  for (const { plan, bounds } of all) {
    const { activities } = plan;
    expect(activities.length).toBeGreaterThanOrEqual(3);
    expect(activities.reduce((sum, { duration }) => sum + duration, 0)).toBe(bounds.minutes);
    expect([activities[0]?.effort, activities.at(-1)?.effort]).toEqual(['easy', 'easy']);
    for (const each of activities) expect(ExerciseActivity.safeParse(each).success, each.instructions).toBe(true);
  }
});

test('every plan keeps the rules that a plan of the model must keep', () => {
  for (const { plan, bounds } of all) expect(trimPlan(plan, bounds), JSON.stringify(plan)).toEqual(plan);
  const texts = all.flatMap(({ plan }) => [
    plan.planName,
    plan.description,
    ...plan.activities.map((each) => each.instructions),
  ]);
  for (const text of new Set(texts)) {
    expect(findUnsafePart(text), text).toBeUndefined();
    expect(hasWrongTone(text), text).toBe(false);
    expect(text).not.toContain('{name}');
  }
});

test('the next plan is about something else', () => {
  for (const { plan, bounds, variant } of all) {
    const next = buildPlan('Olive', bounds, variant + 1);
    expect(next.planName).not.toBe(plan.planName);
    expect(next.activities[0]?.title).not.toBe(plan.activities[0]?.title);
  }
});

test('a name with replacement patterns is shown as it is', () => {
  const [first] = all;
  if (!first) throw new Error('There is no plan.');
  expect(JSON.stringify(buildPlan("$& $'", first.bounds, 0))).toContain("$& $'");
});
