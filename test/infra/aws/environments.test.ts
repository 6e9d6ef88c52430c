import { expect, test } from 'vitest';
import { checkEnvironment, environmentNamed } from '#infra/aws/environments.ts';

const prod = environmentNamed('prod');

test('an unknown environment is rejected with the list of known ones', () => {
  for (const name of ['production', '', 'toString']) {
    expect(() => environmentNamed(name)).toThrow('-c env=dev|staging|prod');
  }
});

test('test payments are rejected in production', () => {
  expect(() => checkEnvironment({ ...prod, payments: 'test' })).toThrow('prod does not take test payments');
});

test('production must keep its data', () => {
  expect(() => checkEnvironment({ ...prod, keepsData: false })).toThrow('prod keeps its data');
});

test.each([
  ['throttle', { rate: 0, burst: 1 }],
  ['logRetentionDays', 8],
  ['payments', 'cash'],
  ['monthlyBudgetUsd', 0],
])('an invalid %s is rejected with an error that names the setting', (field, value) => {
  expect(() => checkEnvironment({ ...prod, [field]: value })).toThrow(field);
});
