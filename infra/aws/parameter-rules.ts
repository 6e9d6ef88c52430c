import { Aws, CfnRule, Fn, type ICfnRuleConditionExpression } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';

/** Adds the rules about several parameters, which CloudFormation checks before a deployment. */
export function addParameterRules(
  scope: Construct,
  environment: Environment,
  values: Record<
    'name' | 'certificateArn' | 'webAclArn' | 'originSent' | 'originA' | 'originB' | 'stripeKeysArn',
    string
  >,
): void {
  const isEmpty = (value: string) => Fn.conditionEquals(value, '');
  const assert = (id: string, assertion: ICfnRuleConditionExpression, sentence: string) =>
    new CfnRule(scope, id, { assertions: [{ assert: assertion, assertDescription: sentence }] });
  assert(
    'DomainHasCertificate',
    Fn.conditionOr(
      Fn.conditionAnd(isEmpty(values.name), isEmpty(values.certificateArn)),
      Fn.conditionAnd(Fn.conditionNot(isEmpty(values.name)), Fn.conditionNot(isEmpty(values.certificateArn))),
    ),
    'Set DomainName and CertificateArn together.',
  );
  assert(
    'OriginSentExists',
    Fn.conditionNot(
      Fn.conditionOr(
        Fn.conditionAnd(Fn.conditionEquals(values.originSent, 'A'), isEmpty(values.originA)),
        Fn.conditionAnd(Fn.conditionEquals(values.originSent, 'B'), isEmpty(values.originB)),
      ),
    ),
    'OriginSent names an origin secret whose revision is empty.',
  );
  if (environment.payments === 'stripe' && environment.plansOnSale) {
    assert(
      'StripeIsSet',
      Fn.conditionNot(isEmpty(values.stripeKeysArn)),
      'Plans are on sale with Stripe. Set StripeKeysArn.',
    );
  }
  if (environment.webAcl) {
    assert(
      'WebAclIsGlobal',
      Fn.conditionOr(Fn.conditionEquals(Aws.REGION, 'us-east-1'), Fn.conditionNot(isEmpty(values.webAclArn))),
      'A web ACL for CloudFront can only be created in us-east-1. Deploy there, or create one and set WebAclArn.',
    );
  }
}
