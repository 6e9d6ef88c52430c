import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import type { OperationName } from '#test/generated/expectations.ts';
import { costTable } from '#test/support/cost-table.ts';
import { startMeasuring } from '#test/support/measure.ts';

const measure = await startMeasuring();
const table = costTable();

test('the cost table has a row for every operation and no others', () => {
  const names = operations().map(({ name }) => name);
  expect(table.map(({ operation }) => operation).sort()).toEqual(names.sort());
});

describe.each(operations().map(({ name, operation }) => [name, operation] as const))('%s', (name, operation) => {
  const row = table.find((each) => each.operation === name);

  test('costs exactly what the table says', async () => {
    const { status, cost, actions } = await measure(name as OperationName);
    expect(status).toBe(successStatus(operation));
    expect(cost, actions.join(', ')).toEqual(row?.cost);
  });
});

test('a page costs the same with more rows in the table', async () => {
  const before = await measure('listDogs');
  for (let count = 0; count < 5; count += 1) await measure('createDog');
  expect((await measure('listDogs')).cost).toEqual(before.cost);
});
