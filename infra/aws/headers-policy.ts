import { Aws, type CfnCondition, Duration, Fn, Stack } from 'aws-cdk-lib';
import {
  type CfnResponseHeadersPolicy,
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

type SecurityHeaders = {
  -readonly [Key in keyof ResponseSecurityHeadersBehavior]: ResponseSecurityHeadersBehavior[Key];
};

/** Headers that CloudFront does not accept as custom headers, with the dedicated setting for each of them. */
const dedicatedFields: Record<string, (value: string) => SecurityHeaders> = {
  'content-security-policy': (value) => ({ contentSecurityPolicy: { contentSecurityPolicy: value, override: true } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override: true } }),
};

/**
 * Creates a policy that sets `headers` on responses. `cache-control` is only set if the origin does not send it.
 * @param hstsIncludeSubdomains whether to add `includeSubDomains`, evaluated at deployment
 */
export function createHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Record<string, string>,
  hstsIncludeSubdomains: CfnCondition,
): ResponseHeadersPolicy {
  const security: SecurityHeaders = {};
  const custom: ResponseCustomHeader[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const field = dedicatedFields[header];
    if (field) Object.assign(security, field(value));
    else custom.push({ header, value, override: header !== 'cache-control' });
  }
  const policy = new ResponseHeadersPolicy(scope, id, {
    // The names of these policies must be unique in the account across regions, so they contain the region.
    responseHeadersPolicyName: Fn.join('-', [Stack.of(scope).stackName, Aws.REGION, id]),
    securityHeadersBehavior: security,
    ...(custom.length > 0 ? { customHeadersBehavior: { customHeaders: custom } } : {}),
  });
  if (security.strictTransportSecurity) {
    (policy.node.defaultChild as CfnResponseHeadersPolicy).addPropertyOverride(
      'ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains',
      Fn.conditionIf(hstsIncludeSubdomains.logicalId, true, false),
    );
  }
  return policy;
}
