import { Aws, Duration, Fn, Stack, Validations } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type CfnDistribution,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  SSLMethod,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { pageRequestCode, pageResponseCode, viewerAddressCode } from '#infra/aws/edge-functions.ts';
import type { Environment } from '#infra/aws/environments.ts';
import { createHeadersPolicy } from '#infra/aws/headers-policy.ts';
import type { OperatorParameters } from '#infra/aws/parameters.ts';
import type { PhotoBuckets } from '#infra/aws/photos.ts';
import { createWebAcl } from '#infra/aws/web-acl.ts';
import { photoHeaders, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { originSecretHeader, sessionCookieName } from '#shared/session.ts';

export interface WebsiteOptions {
  environment: Environment;
  parameters: OperatorParameters;
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

/** The errors that CloudFront keeps for 10 seconds unless a distribution says otherwise, even with caching disabled. */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504] as const;

/**
 * Creates the CloudFront distribution for site, API and photos. Errors are not cached: the cache does not distinguish
 * owners, so one owner's error would be another's. They keep their body, because an error page would also replace the
 * API's error responses. There is no default root object, because CloudFront would apply it before the
 * function that selects the prerendered landing page.
 */
export function createWebsite(scope: Construct, options: WebsiteOptions): Website {
  const { environment, parameters } = options;
  const { domain } = parameters;
  const origins = createOrigins(scope, options);
  const distribution = new Distribution(scope, 'Distribution', {
    comment: `Houndwell ${environment.name}`,
    defaultBehavior: siteBehavior(scope, options, origins.site),
    additionalBehaviors: {
      '/api/*': apiBehavior(scope, options),
      '/photos/*': {
        origin: origins.photos,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: createHeadersPolicy(
          scope,
          'PhotoHeaders',
          photoHeaders,
          parameters.hstsIncludeSubdomains,
        ),
      },
    },
    errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    httpVersion: HttpVersion.HTTP2_AND_3,
    webAclId: createWebAcl(scope, environment, parameters.webAcl),
  });
  const ifDomain = (value: unknown, otherwise: unknown) => Fn.conditionIf(domain.isSet.logicalId, value, otherwise);
  const resource = distribution.node.defaultChild as CfnDistribution;
  resource.addPropertyOverride('DistributionConfig.Aliases', ifDomain([domain.name], Aws.NO_VALUE));
  const certificate = {
    AcmCertificateArn: domain.certificateArn,
    MinimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    SslSupportMethod: SSLMethod.SNI,
  };
  resource.addPropertyOverride('DistributionConfig.ViewerCertificate', ifDomain(certificate, Aws.NO_VALUE));
  acknowledgeFindings(distribution);
  const hostname = ifDomain(domain.name, distribution.distributionDomainName).toString();
  return { distribution, origin: `https://${hostname}` };
}

function siteBehavior(
  scope: Construct,
  { environment, parameters, photoBuckets }: WebsiteOptions,
  origin: IOrigin,
): BehaviorOptions {
  const headers = responseHeaders({
    // Only the scheme matters for the headers, and the site is only served over HTTPS.
    siteOrigin: 'https://',
    incomingOrigin: `https://${photoBuckets.incoming.bucketRegionalDomainName}`,
    stripe: environment.payments === 'stripe',
    tileOrigin: parameters.mapTiles.origin,
  });
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: createHeadersPolicy(scope, 'SiteHeaders', headers, parameters.hstsIncludeSubdomains),
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

function apiBehavior(scope: Construct, { apiHostname, originSecret, parameters }: WebsiteOptions): BehaviorOptions {
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
    responseHeadersPolicy: createHeadersPolicy(scope, 'ApiHeaders', apiHeaders, parameters.hstsIncludeSubdomains),
    functionAssociations: [
      associateFunction(scope, 'ViewerAddress', FunctionEventType.VIEWER_REQUEST, viewerAddressCode),
    ],
  };
}

/**
 * Creates the origins of the two buckets, which only this distribution can read. Without the list permission, S3 would
 * answer 403 instead of 404 for a missing object.
 */
function createOrigins(
  scope: Construct,
  { siteBucket, photoBuckets }: WebsiteOptions,
): Record<'site' | 'photos', IOrigin> {
  const originAccessControl = new S3OriginAccessControl(scope, 'BucketAccess', {
    // Names of origin access controls must be unique in the account across regions, so the name contains the region.
    originAccessControlName: Fn.join('-', [Stack.of(scope).stackName, Aws.REGION]),
  });
  const privateBucket = (bucket: Bucket) =>
    S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl,
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
  return { site: privateBucket(siteBucket), photos: privateBucket(photoBuckets.photos) };
}

function associateFunction(scope: Construct, id: string, eventType: FunctionEventType, code: string) {
  const edge = new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
  return { eventType, function: edge };
}

function acknowledgeFindings(distribution: Distribution): void {
  Validations.of(distribution).acknowledge(
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
    {
      id: 'AwsSolutions-CFR4',
      reason:
        'With its own domain, the site requires TLS 1.2. Otherwise the certificate of CloudFront sets the version.',
    },
  );
}
