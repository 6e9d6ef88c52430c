import { Duration, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { pageRequestCode, pageResponseCode, viewerAddressCode } from '#infra/aws/edge-functions.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { createHeadersPolicy } from '#infra/aws/headers-policy.ts';
import type { PhotoBuckets } from '#infra/aws/photos.ts';
import { photoHeaders, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { originSecretHeader, sessionCookieName } from '#shared/session.ts';

export interface WebsiteOptions {
  environment: Environment;
  siteBucket: Bucket;
  photoBuckets: PhotoBuckets;
  apiHostname: string;
  originSecret: string;
}

export interface Website {
  distribution: Distribution;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
}

/**
 * Creates the distribution for site, API and photos. It has no custom error pages, because they would also replace the
 * API's error responses. It has no default root object, because CloudFront would apply it before the function that
 * selects the prerendered landing page.
 */
export function createWebsite(scope: Construct, options: WebsiteOptions): Website {
  const { environment } = options;
  const { domain } = environment;
  const distribution = new Distribution(scope, 'Distribution', {
    comment: `Houndwell ${environment.name}`,
    defaultBehavior: siteBehavior(scope, options),
    additionalBehaviors: {
      '/api/*': apiBehavior(scope, options),
      '/photos/*': {
        origin: privateBucket(options.photoBuckets.photos),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: createHeadersPolicy(scope, 'PhotoHeaders', photoHeaders),
      },
    },
    httpVersion: HttpVersion.HTTP2_AND_3,
    webAclId: environment.webAclArn,
    ...(domain
      ? {
          domainNames: [domain.name],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
        }
      : {}),
  });
  acknowledgeFindings(distribution, environment);
  return { distribution, origin: `https://${domain?.name ?? distribution.distributionDomainName}` };
}

function siteBehavior(scope: Construct, { environment, siteBucket, photoBuckets }: WebsiteOptions): BehaviorOptions {
  const headers = responseHeaders({
    // The site is only served over HTTPS.
    siteOrigin: 'https://',
    incomingOrigin: `https://${photoBuckets.incoming.bucketRegionalDomainName}`,
    stripe: environment.payments === 'stripe',
  });
  return {
    origin: privateBucket(siteBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: createHeadersPolicy(scope, 'SiteHeaders', headers),
    functionAssociations: [
      associateFunction(
        scope,
        'PageRequest',
        FunctionEventType.VIEWER_REQUEST,
        pageRequestCode(sessionCookieName('https:')),
      ),
      associateFunction(scope, 'PageResponse', FunctionEventType.VIEWER_RESPONSE, pageResponseCode),
    ],
  };
}

function apiBehavior(scope: Construct, { apiHostname, originSecret }: WebsiteOptions): BehaviorOptions {
  return {
    origin: new HttpOrigin(apiHostname, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [originSecretHeader]: originSecret },
      readTimeout: Duration.seconds(30),
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: createHeadersPolicy(scope, 'ApiHeaders', apiHeaders),
    functionAssociations: [
      associateFunction(scope, 'ViewerAddress', FunctionEventType.VIEWER_REQUEST, viewerAddressCode),
    ],
  };
}

/** A bucket that only this distribution can read. Without the list permission, S3 answers 403 for missing objects. */
function privateBucket(bucket: Bucket) {
  return S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] });
}

function associateFunction(scope: Construct, id: string, eventType: FunctionEventType, code: string) {
  const edge = new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
  return { eventType, function: edge };
}

function acknowledgeFindings(distribution: Distribution, { domain, webAclArn }: Environment): void {
  const findings = [
    {
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'A function rewrites the root path to a page, so no request lists the bucket.',
    },
    { id: 'AwsSolutions-CFR1', reason: 'The product is available in every country.' },
    {
      id: 'AwsSolutions-CFR3',
      reason:
        'The log would contain full paths, including the secret tokens of calendar feeds. The API logs routes instead.',
    },
  ];
  if (!webAclArn) {
    findings.push({
      id: 'AwsSolutions-CFR2',
      reason: 'This environment configures no web ACL. The API is throttled and sign-in is rate limited.',
    });
  }
  if (!domain) {
    findings.push({
      id: 'AwsSolutions-CFR4',
      reason: 'Without its own domain, the site uses the certificate of CloudFront, which sets the TLS version.',
    });
  }
  Validations.of(distribution).acknowledge(...findings);
}
