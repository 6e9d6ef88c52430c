import { describe, expect, test } from 'vitest';
import { environmentNamed } from '#infra/aws/environments.ts';
import { errors } from '#shared/errors.ts';
import { only, type StackFixture, synthesize, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { Parameters, Rules } = fixture.template.toJSON();
const matches = (name: string, value: string) => new RegExp(Parameters[name].AllowedPattern).test(value);

describe('the parameters of a deployment', () => {
  test('must include the alarm mailbox and the sender, while the others have defaults', () => {
    const required = Object.keys(Parameters).filter((name) => Parameters[name].Default === undefined);
    // The CDK's own parameter has a default, because its value is read from the AWS account.
    expect(required).toEqual(['AlarmMailbox', 'MailFrom']);
  });

  test.each(['AlarmMailbox', 'MailFrom'])('accept only an email address as %s', (name) => {
    expect(matches(name, 'ops@houndwell.app')).toBe(true);
    for (const value of ['', 'nobody', 'a b@houndwell.app', 'Houndwell <ops@houndwell.app>@']) {
      expect(matches(name, value)).toBe(false);
    }
    expect(Parameters[name].ConstraintDescription).toContain('must be an email address');
  });

  test('accept only a domain in the form in which browsers send it in the Origin header', () => {
    for (const value of ['', 'example.com', 'www.my-dogs.example.com']) expect(matches('DomainName', value)).toBe(true);
    for (const value of ['https://example.com', 'Example.com', 'example.com/', 'example.com:443', 'localhost']) {
      expect(matches('DomainName', value)).toBe(false);
    }
    expect(Parameters.DomainName.ConstraintDescription).toContain('lower case without https://');
  });

  test.each([
    ['CertificateArn', 'arn:aws:acm:us-east-1:123456789012:certificate/a'],
    ['WebAclArn', 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/a/b'],
  ])('accept as %s only an ARN that CloudFront can use', (name, arn) => {
    expect(matches(name, arn)).toBe(true);
    expect(matches(name, '')).toBe(true);
    for (const value of [
      arn.replace('us-east-1', 'eu-central-1'),
      arn.replace('global', 'regional'),
      'arn:aws:s3:::a',
    ]) {
      if (value !== arn) expect(matches(name, value)).toBe(false);
    }
  });

  test('are the same in every environment, except for the default budget', () => {
    for (const name of ['staging', 'prod'] as const) {
      const other = synthesizedStack(name).template.toJSON().Parameters;
      const { MonthlyBudgetUsd, ...rest } = other;
      const { MonthlyBudgetUsd: _, ...expected } = Parameters;
      expect(rest).toEqual(expected);
      expect(MonthlyBudgetUsd.Default).toBeGreaterThan(0);
    }
  });
});

describe('a deployment is rejected', () => {
  const equals = (parameter: string, value = '') => ({ 'Fn::Equals': [{ Ref: parameter }, value] });
  const not = (condition: object) => ({ 'Fn::Not': [condition] });

  test('if it has a domain without a certificate, or a certificate without a domain', () => {
    expect(Rules.DomainHasCertificate.Assertions[0]).toEqual({
      Assert: {
        'Fn::Or': [
          { 'Fn::And': [equals('DomainName'), equals('CertificateArn')] },
          { 'Fn::And': [not(equals('DomainName')), not(equals('CertificateArn'))] },
        ],
      },
      AssertDescription: 'Set DomainName and CertificateArn together.',
    });
  });

  test('if the origin secret to send does not exist', () => {
    const sends = (slot: string) => ({ 'Fn::And': [equals('OriginSent', slot), equals(`OriginRevision${slot}`)] });
    const [assertion] = Rules.OriginSentExists.Assertions;
    expect(assertion.Assert).toEqual(not({ 'Fn::Or': [sends('A'), sends('B')] }));
  });

  test('if it is in production outside us-east-1 and has no web ACL', () => {
    expect(Rules.WebAclIsGlobal).toBeUndefined();
    const [assertion] = synthesizedStack('prod').template.toJSON().Rules.WebAclIsGlobal.Assertions;
    expect(assertion.Assert).toEqual({ 'Fn::Or': [equals('AWS::Region', 'us-east-1'), not(equals('WebAclArn'))] });
    expect(assertion.AssertDescription).toContain('us-east-1');
  });

  test('if plans are on sale with Stripe, and its keys are missing', () => {
    expect(synthesizedStack('prod').template.toJSON().Rules.StripeIsSet).toBeUndefined();
    const selling = synthesize({ ...environmentNamed('prod'), plansOnSale: true });
    const [assertion] = selling.template.toJSON().Rules.StripeIsSet.Assertions;
    expect(assertion.Assert).toEqual(not(equals('StripeKeysArn')));
  });
});

describe('the web ACL', () => {
  const prod = synthesizedStack('prod');
  const associated = (of: StackFixture) => only(of, 'AWS::CloudFront::Distribution').DistributionConfig.WebACLId;

  test("outside production is the operator's, or none", () => {
    expect(associated(fixture)).toEqual({ 'Fn::If': ['HasWebAcl', { Ref: 'WebAclArn' }, { Ref: 'AWS::NoValue' }] });
    expect(fixture.template.findResources('AWS::WAFv2::WebACL')).toEqual({});
  });

  test("in production is the operator's, or one that is created in us-east-1", () => {
    const [id = ''] = Object.keys(prod.template.findResources('AWS::WAFv2::WebACL'));
    const ours = { 'Fn::If': ['CreatesWebAcl', { 'Fn::GetAtt': [id, 'Arn'] }, { Ref: 'AWS::NoValue' }] };
    expect(associated(prod)).toEqual({ 'Fn::If': ['HasWebAcl', { Ref: 'WebAclArn' }, ours] });
    const { Conditions, Resources } = prod.template.toJSON();
    expect(Resources[id].Condition).toBe('CreatesWebAcl');
    expect(Conditions.CreatesWebAcl).toEqual({
      'Fn::And': [{ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] }, { 'Fn::Not': [{ Condition: 'HasWebAcl' }] }],
    });
  });

  test('limits the rate of API requests by IP address, with the error response of the contract', () => {
    const { Scope, DefaultAction, Rules, CustomResponseBodies } = only(prod, 'AWS::WAFv2::WebACL');
    expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
    expect(Rules).toHaveLength(1);
    expect(Rules[0]).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'rateLimited' } } },
      Statement: {
        RateBasedStatement: {
          Limit: 2000,
          AggregateKeyType: 'IP',
          ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/', PositionalConstraint: 'STARTS_WITH' } },
        },
      },
    });
    const { status: _, ...body } = { code: 'rateLimited', ...errors.rateLimited };
    expect(JSON.parse(CustomResponseBodies.rateLimited.Content)).toEqual(body);
  });
});
