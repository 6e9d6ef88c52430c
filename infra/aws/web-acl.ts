import { Aws, CfnCondition, Fn } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { WebAclParameters } from '#infra/aws/parameters.ts';
import { errors } from '#shared/errors.ts';

/**
 * API requests per address in five minutes. Opening every screen of the app makes fewer than 100, so a household or an
 * office behind one address stays below.
 */
const requestLimit = 2000;

/**
 * Returns the ARN of the distribution's web ACL: the operator's, or in environments with `webAcl` one that limits the
 * rate of API requests by address.
 *
 * Ours costs $5 a month, $1 for its rule, and $0.60 per million requests.
 * See https://aws.amazon.com/waf/pricing/ (2026-11).
 */
export function createWebAcl(scope: Construct, environment: Environment, own: WebAclParameters): string {
  const ours = environment.webAcl ? createRateLimit(scope, environment, own) : Aws.NO_VALUE;
  return Fn.conditionIf(own.isSet.logicalId, own.arn, ours).toString();
}

function createRateLimit(scope: Construct, environment: Environment, own: WebAclParameters) {
  const isCreated = new CfnCondition(scope, 'CreatesWebAcl', {
    // CloudFront only uses web ACLs from us-east-1.
    expression: Fn.conditionAnd(Fn.conditionEquals(Aws.REGION, 'us-east-1'), Fn.conditionNot(own.isSet)),
  });
  const { status, message } = errors.rateLimited;
  const webAcl = new CfnWebACL(scope, 'WebAcl', {
    description: `Houndwell ${environment.name}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    customResponseBodies: {
      rateLimited: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ code: 'rateLimited', message }),
      },
    },
    rules: [
      {
        name: 'ApiRequests',
        priority: 0,
        action: { block: { customResponse: { responseCode: status, customResponseBodyKey: 'rateLimited' } } },
        statement: {
          rateBasedStatement: {
            limit: requestLimit,
            evaluationWindowSec: 300,
            aggregateKeyType: 'IP',
            scopeDownStatement: {
              byteMatchStatement: {
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'STARTS_WITH',
                searchString: '/api/',
                textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
              },
            },
          },
        },
        visibilityConfig: visibility('ApiRequests'),
      },
    ],
    visibilityConfig: visibility('WebAcl'),
  });
  webAcl.cfnOptions.condition = isCreated;
  return Fn.conditionIf(isCreated.logicalId, webAcl.attrArn, Aws.NO_VALUE);
}

function visibility(metricName: string) {
  // Sampled requests would contain full paths, including the secret tokens of calendar feeds.
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
