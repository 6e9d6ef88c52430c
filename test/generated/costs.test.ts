import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import type { Expectation } from '#test/generated/expectation.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { dataModelPage, withBlock } from '#test/support/data-model-page.ts';
import { startMeasuring } from '#test/support/measure.ts';

const measure = await startMeasuring();

/** The operations, each followed by its cases. */
const measurables = operations().flatMap(({ name: key, operation }) => {
  const name = key as OperationName;
  const { cases = {} }: Expectation = expectations[name];
  return [undefined, ...Object.keys(cases)].map((variant) => {
    const title = variant === undefined ? name : `${name}: ${variant}`;
    return { title, name, variant, status: successStatus(operation) };
  });
});

const rows = ['| Operation | Calls | Read | Write | Requests |', '|---|---|---|---|---|'];

describe.each(measurables)('the operation "$title"', ({ title, name, variant, status }) => {
  test('succeeds when its cost is measured', async () => {
    const { status: measured, cost, requests } = await measure(name, variant);
    expect(measured).toBe(status);
    rows.push(`| ${title} | ${cost.calls} | ${cost.read} | ${cost.write} | ${requests} |`);
  });
});

test('functions/entities/README.md has the measured cost of every operation', async () => {
  await expect(withBlock('costs', rows)).toMatchFileSnapshot(dataModelPage);
});

test('a page of a list costs the same with more rows in the table', async () => {
  const before = await measure('listDogs');
  for (let count = 0; count < 5; count += 1) await measure('createDog');
  expect((await measure('listDogs')).cost).toEqual(before.cost);
});
