import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import type { OperationName } from '#test/generated/expectations.ts';
import { costTable } from '#test/support/cost-table.ts';
import { startMeasuring } from '#test/support/measure.ts';

const measure = await startMeasuring();
const table = costTable();

test('every call has its line in the table of costs, and no line is left of a call that is gone', () => {
  const called = operations().map(({ name }) => name);
  expect(table.map(({ operation }) => operation).sort()).toEqual(called.sort());
});

describe.each(operations().map(({ name, operation }) => [name, operation] as const))('%s', (name, operation) => {
  const row = table.find((each) => each.operation === name);

  test('costs what the table says, no more and no less', async () => {
    const { status, cost, actions } = await measure(name as OperationName);
    expect(status).toBe(successStatus(operation));
    expect(cost, actions.join(', ')).toEqual(row?.cost);
  });

  test('stays as near to its floor as the table says', () => {
    expect(row?.floor.read).toBeLessThanOrEqual(row?.cost.read ?? 0);
    expect(row?.floor.write).toBeLessThanOrEqual(row?.cost.write ?? 0);
  });
});

test('a page costs the same however much there is in the table', async () => {
  const before = await measure('listDogs');
  for (let count = 0; count < 5; count += 1) await measure('createDog');
  expect((await measure('listDogs')).cost).toEqual(before.cost);
});
