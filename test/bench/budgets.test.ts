import { describe, expect, test } from 'vitest';
import { budgets, siteWeights } from '#test/bench/site-weights.ts';

const { screens: weights, late } = await siteWeights();

describe.each(weights.map((weight) => [`${weight.path} (${weight.state})`, weight] as const))('%s', (_, weight) => {
  test('stays within the style budget', () => {
    expect(weight.firstCss).toBeLessThanOrEqual(budgets.css);
  });

  if (weight.state === 'owner') {
    test('stays within the script budget of a later screen', () => {
      expect(weight.laterJs).toBeLessThanOrEqual(budgets.later);
    });
  } else {
    test('stays within the script budget of a first visit', () => {
      expect(weight.firstJs).toBeLessThanOrEqual(budgets[weight.hasForm ? 'form' : weight.state]);
    });
  }

  if (weight.state === 'static') {
    test('loads no React', () => {
      expect(weight.hasReact).toBe(false);
    });
  }
});

test("the owner's first visit stays within its script budget", () => {
  const home = weights.find(({ state, path }) => state === 'owner' && path === '/');
  expect(home?.hasReact).toBe(true);
  expect(home?.firstJs).toBeLessThanOrEqual(budgets.owner);
});

test.each(late)('$module, which loads later, stays within its budget', ({ js, budget }) => {
  expect(js).toBeLessThanOrEqual(budget);
});
