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
import { appShell, photoHeaders, responseHeaders } from '#infra/site.ts';
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
 * One address for everything: the site, the API and the photos. Error pages are left alone, since they would count
 * for the whole address and turn the API's answers into pages.
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
    defaultRootObject: appShell.slice(1),
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
    // Whatever its name, the site is reached by https only.
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
      edgeFunction(
        scope,
        'PageRequest',
        FunctionEventType.VIEWER_REQUEST,
        pageRequestCode(sessionCookieName('https:')),
      ),
      edgeFunction(scope, 'PageResponse', FunctionEventType.VIEWER_RESPONSE, pageResponseCode),
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
    functionAssociations: [edgeFunction(scope, 'ViewerAddress', FunctionEventType.VIEWER_REQUEST, viewerAddressCode)],
  };
}

/** A bucket that only this distribution reads. It may list too, without which S3 answers 403 for what does not exist. */
function privateBucket(bucket: Bucket) {
  return S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] });
}

function edgeFunction(scope: Construct, id: string, eventType: FunctionEventType, code: string) {
  const edge = new EdgeFunction(scope, id, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 });
  return { eventType, function: edge };
}

function acknowledgeFindings(distribution: Distribution, { domain, webAclArn }: Environment): void {
  const findings = [
    {
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The start of the site is rewritten to a page before it reaches the bucket, so nobody lists it.',
    },
    { id: 'AwsSolutions-CFR1', reason: 'The product is for dog owners everywhere.' },
    {
      id: 'AwsSolutions-CFR3',
      reason:
        'The log would hold whole paths, the secret ones of calendar feeds among them. The API logs each call by its route instead.',
    },
  ];
  if (!webAclArn) {
    findings.push({
      id: 'AwsSolutions-CFR2',
      reason: 'This environment names no web ACL; the API is throttled and sign-in backs off all the same.',
    });
  }
  if (!domain) {
    findings.push({
      id: 'AwsSolutions-CFR4',
      reason:
        'Without a domain of its own the site uses the certificate of CloudFront, which sets the protocol itself.',
    });
  }
  Validations.of(distribution).acknowledge(...findings);
}
