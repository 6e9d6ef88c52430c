import { expect, test } from 'vitest';
import { checkEnvironment, environmentNamed } from '#infra/aws/environments.ts';

const prod = environmentNamed('prod');

test('rejects an unknown environment and lists the known ones', () => {
  for (const name of ['production', '', 'toString']) {
    expect(() => environmentNamed(name)).toThrow('-c env=dev|staging|prod');
  }
});

test('rejects test payments in production', () => {
  expect(() => checkEnvironment({ ...prod, payments: 'test' })).toThrow('prod does not take test payments');
});

test('requires production to keep its data', () => {
  expect(() => checkEnvironment({ ...prod, keepsData: false })).toThrow('prod keeps its data');
});

test.each([
  ['throttle', { rate: 0, burst: 1 }],
  ['logRetentionDays', 8],
  ['payments', 'cash'],
  ['monthlyBudgetUsd', 0],
])('names an invalid %s', (field, value) => {
  expect(() => checkEnvironment({ ...prod, [field]: value })).toThrow(field);
});
