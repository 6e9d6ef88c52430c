import { Duration } from 'aws-cdk-lib';
import {
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

/** Headers that CloudFront only accepts as dedicated fields. */
const dedicatedFields: Record<string, (value: string) => SecurityHeaders> = {
  'content-security-policy': (value) => ({ contentSecurityPolicy: { contentSecurityPolicy: value, override: true } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  'strict-transport-security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override: true } }),
};

/** Creates a policy that sets these headers on responses. `cache-control` is a default that the origin can override. */
export function createHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Record<string, string>,
): ResponseHeadersPolicy {
  const security: SecurityHeaders = {};
  const custom: ResponseCustomHeader[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const field = dedicatedFields[header];
    if (field) Object.assign(security, field(value));
    else custom.push({ header, value, override: header !== 'cache-control' });
  }
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: security,
    ...(custom.length > 0 ? { customHeadersBehavior: { customHeaders: custom } } : {}),
  });
}
