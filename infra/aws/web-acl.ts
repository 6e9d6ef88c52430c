import { Aws, CfnCondition, Fn } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import type { WebAclParameters } from '#infra/aws/parameters.ts';
import { errors } from '#shared/errors.ts';

/**
 * The maximum of API requests per IP address in five minutes. Opening every screen of the app makes fewer than 100
 * requests, so a household or an office that shares an address stays below the limit.
 */
const requestLimit = 2000;

/**
 * Returns the ARN of the distribution's web ACL: the operator's own. If that is not set, environments with `webAcl`
 * create one that limits the rate of API requests per IP address.
 *
 * A created web ACL costs $5 a month, $1 for its rule, and $0.60 per million requests.
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
  // Samples are off, because they would contain full paths, including the secret tokens of calendar feeds.
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
