import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import type { Expectation } from '#test/generated/expectation.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { costTable } from '#test/support/cost-table.ts';
import { startMeasuring } from '#test/support/measure.ts';

const measure = await startMeasuring();
const table = costTable();

/** An operation, or one of its cases. */
interface Measurable {
  name: OperationName;
  variant?: string | undefined;
}

function formatTitle({ name, variant }: Measurable): string {
  return variant === undefined ? name : `${name}: ${variant}`;
}

const measurables = Object.entries(expectations).flatMap(
  ([key, { cases = {} }]: [string, Expectation]): Measurable[] => {
    const name = key as OperationName;
    return [{ name }, ...Object.keys(cases).map((variant) => ({ name, variant }))];
  },
);

test('the cost table has a row for every operation and case, and no others', () => {
  const rows = table.map(({ operation, variant }) => formatTitle({ name: operation as OperationName, variant }));
  expect(rows.sort()).toEqual(measurables.map(formatTitle).sort());
});

describe.each(measurables.map((each) => [formatTitle(each), each] as const))('%s', (_title, { name, variant }) => {
  const row = table.find((each) => each.operation === name && each.variant === variant);
  const operation = operations().find((each) => each.name === name)?.operation;

  test('costs exactly what the table says', async () => {
    const { status, cost, actions } = await measure(name, variant);
    expect(status).toBe(operation && successStatus(operation));
    expect(cost, actions.join(', ')).toEqual(row?.cost);
  });
});

test('a page costs the same with more rows in the table', async () => {
  const before = await measure('listDogs');
  for (let count = 0; count < 5; count += 1) await measure('createDog');
  expect((await measure('listDogs')).cost).toEqual(before.cost);
});
