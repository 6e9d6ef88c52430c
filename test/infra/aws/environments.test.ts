import { describe, expect, test } from 'vitest';
import { checkEnvironment, environmentNamed, unsetFields } from '#infra/aws/environments.ts';

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

describe('ARNs that CloudFront uses', () => {
  const domain = { name: 'houndwell.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a' };

  test('accepts a certificate and a web ACL from us-east-1', () => {
    const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/a/b';
    expect(checkEnvironment({ ...prod, domain, webAclArn })).toMatchObject({ domain, webAclArn });
  });

  test('rejects a certificate from another region', () => {
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
])('names an invalid %s', (field, value) => {
  expect(() => checkEnvironment({ ...prod, [field]: value })).toThrow(field);
});

test('warns about example addresses until they are replaced', () => {
  const warnings = (change: Partial<typeof prod>) =>
    unsetFields({ ...prod, ...change }).map((text) => text.split(' ')[0]);
  const alarmMailbox = 'ops@houndwell.app';
  expect(warnings({})).toEqual(['alarmMailbox', 'mailFrom']);
  expect(warnings({ alarmMailbox, mailFrom: 'hello@mail.example' })).toEqual(['mailFrom']);
  expect(warnings({ alarmMailbox, mailFrom: 'hello@houndwell.app' })).toEqual([]);
});
