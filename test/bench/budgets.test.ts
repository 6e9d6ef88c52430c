import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lambdas } from '#functions/manifest.ts';
import { budgets, siteWeights } from '#test/bench/site-weights.ts';
import { bundlesFolder } from '#test/support/folders.ts';

const weights = await siteWeights();

test('a first visit loads no more than its budget, signed out and signed in', () => {
  for (const state of ['visitor', 'owner'] as const) {
    const first = weights.find((weight) => weight.state === state && weight.path === '/');
    expect(first?.firstJs, `${state}, scripts in kilobytes`).toBeLessThanOrEqual(budgets[state]);
    expect(first?.firstCss, `${state}, styles in kilobytes`).toBeLessThanOrEqual(budgets.css);
  }
});

test.each(['/landing', '/welcome', '/pricing'])('a visitor who begins at %s loads no more than that either', (path) => {
  const first = weights.find((weight) => weight.state === 'visitor' && weight.path === path);
  expect(first?.firstJs).toBeLessThanOrEqual(budgets.visitor);
});

describe.each(weights.map((weight) => [`${weight.path} (${weight.state})`, weight] as const))('%s', (_, weight) => {
  test('adds no more scripts than a later screen may', () => {
    expect(weight.laterJs).toBeLessThanOrEqual(budgets.later);
  });

  test('needs no more styles than a first visit may', () => {
    expect(weight.firstCss).toBeLessThanOrEqual(budgets.css);
  });
});

/** Megabytes of code that a cold start has to read; the largest carries the mail and the password check. */
const most = 1.2 * 1024 * 1024;

test.each(Object.keys(lambdas))('the Lambda %s is no larger than a quick start allows', (name) => {
  expect(readFileSync(join(bundlesFolder, name, 'index.mjs')).length).toBeLessThanOrEqual(most);
});
