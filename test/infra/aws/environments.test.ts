import { describe, expect, test } from 'vitest';
import { checkEnvironment, environmentCalled, leftToFillIn } from '#infra/aws/environments.ts';

const prod = environmentCalled('prod');

test('an environment that nobody knows is refused, and the known ones are named', () => {
  for (const name of ['production', '', 'toString']) {
    expect(() => environmentCalled(name)).toThrow('-c env=dev|staging|prod');
  }
});

test('production takes no test payments', () => {
  expect(() => checkEnvironment({ ...prod, payments: 'test' })).toThrow('prod does not take test payments');
});

test('production keeps its data', () => {
  expect(() => checkEnvironment({ ...prod, keepsData: false })).toThrow('prod keeps its data');
});

describe('what the edge uses stands in us-east-1', () => {
  const domain = { name: 'houndwell.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a' };

  test('a domain with its certificate, and a web ACL', () => {
    const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/a/b';
    expect(checkEnvironment({ ...prod, domain, webAclArn })).toMatchObject({ domain, webAclArn });
  });

  test('a certificate from elsewhere is refused', () => {
    const elsewhere = { ...domain, certificateArn: domain.certificateArn.replace('us-east-1', 'eu-central-1') };
    expect(() => checkEnvironment({ ...prod, domain: elsewhere })).toThrow('must be an ARN in us-east-1');
  });
});

test.each([
  ['alarmMailbox', 'nobody'],
  ['mailFrom', 'houndwell'],
  ['throttle', { rate: 0, burst: 1 }],
  ['logRetentionDays', 8],
  ['payments', 'cash'],
])('a wrong %s is refused by name', (field, value) => {
  expect(() => checkEnvironment({ ...prod, [field]: value })).toThrow(field);
});

test('an operator is told which mailboxes are still examples, and of one that is filled in no more', () => {
  const told = (given: Partial<typeof prod>) => leftToFillIn({ ...prod, ...given }).map((words) => words.split(' ')[0]);
  const alarmMailbox = 'ops@houndwell.app';
  expect(told({})).toEqual(['alarmMailbox', 'mailFrom']);
  expect(told({ alarmMailbox, mailFrom: 'hello@mail.example' })).toEqual(['mailFrom']);
  expect(told({ alarmMailbox, mailFrom: 'hello@houndwell.app' })).toEqual([]);
});
