import { describe, expect, it, test } from 'vitest';
import { computeDailyCalories, computeRestingCalories } from '#functions/chat/daily-calories.ts';
import { articles } from '#shared/guide/articles.ts';

/** The table that the care guide publishes: "20 lb: about 585 (resting 365)". */
const table = (articles.find(({ id }) => id === 'calories-by-weight')?.sections ?? [])
  .flatMap(({ points = [] }) => points)
  .flatMap((line) => {
    const [, weightLb, daily, resting] = /^(\d+) lb: about ([\d,]+) \(resting ([\d,]+)\)$/.exec(line) ?? [];
    return weightLb ? [[weightLb, daily, resting].map((figure) => Number(figure?.replace(',', ''))) as Row] : [];
  });
type Row = [weightLb: number, daily: number, resting: number];

const adult = { stage: 'adult', ageMonths: 40 } as const;

test('the care guide publishes the calories of ten weights', () => {
  expect(table).toHaveLength(10);
});

test.each(table)('a neutered adult of %d lb needs what the care guide says', (weightLb, daily, resting) => {
  expect(computeDailyCalories({ weightLb, ...adult })).toEqual({ min: daily, max: daily });
  expect(Math.abs(computeRestingCalories(weightLb) - resting)).toBeLessThanOrEqual(2.5);
});

describe('the food energy', () => {
  const ofPuppy = (ageMonths: number) => computeDailyCalories({ weightLb: 20, stage: 'puppy', ageMonths });

  it('of a puppy is three times the resting need up to four months, and twice after that', () => {
    expect(ofPuppy(3)).toEqual({ min: 1100, max: 1100 });
    expect(ofPuppy(4)).toEqual({ min: 730, max: 730 });
  });

  it('of a puppy that may still nurse is not known', () => {
    expect(ofPuppy(1)).toBeUndefined();
    expect(ofPuppy(2)).toBeDefined();
  });

  it('of a senior reaches from that of a dog that hardly moves to that of an adult', () => {
    const senior = computeDailyCalories({ weightLb: 50, stage: 'senior', ageMonths: 140 });
    expect(senior).toEqual({ min: 1020, max: 1165 });
  });
});
