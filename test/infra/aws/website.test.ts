import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageFiles, photoHeaders, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { mapTilesFile } from '#shared/map-tiles.ts';
import { logicalId, only, ourLambdas, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack } = fixture;
const site = only(fixture, 'AWS::CloudFront::Distribution').DistributionConfig;
const behaviors: Record<string, Record<string, unknown>> = Object.fromEntries(
  site.CacheBehaviors.map((behavior: { PathPattern: string }) => [behavior.PathPattern, behavior]),
);

// IDs of AWS managed policies.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

test('the site has no default root object, which CloudFront would apply before it selects the page', () => {
  expect(site.DefaultRootObject).toBeUndefined();
});

test('no error is cached, and none is replaced with a page, which would also replace API responses', () => {
  // CloudFront's documentation lists the errors that it caches whatever the origin and the cache policy say.
  expect(site.CustomErrorResponses).toEqual(
    [404, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});

test('the API is not cached and gets all headers except Host', () => {
  expect(behaviors['/api/*']).toMatchObject({
    CachePolicyId: cachingDisabled,
    OriginRequestPolicyId: allViewerExceptHost,
    ViewerProtocolPolicy: 'https-only',
    AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': [logicalId(stack, 'ViewerAddress'), 'FunctionARN'] },
      },
    ],
  });
});

test('pages and photos are served over HTTPS from private buckets', () => {
  expect(Object.keys(behaviors)).toEqual(['/api/*', '/photos/*']);
  for (const behavior of [site.DefaultCacheBehavior, behaviors['/photos/*']]) {
    expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    const origin = site.Origins.find(({ Id }: { Id: string }) => Id === behavior.TargetOriginId);
    expect(origin.OriginAccessControlId).toBeDefined();
  }
});

describe('the headers that CloudFront adds', () => {
  /** Returns the name of a referenced parameter, or `BUCKET` for the address of a bucket. */
  function readToken(token: { Ref?: string }): string {
    return token.Ref ?? 'BUCKET';
  }

  /** Converts a headers policy back to headers. */
  function readHeaders(id: string): Record<string, string> {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = properties(
      fixture,
      logicalId(stack, id),
    ).ResponseHeadersPolicyConfig;
    const headers: Record<string, string> = {};
    for (const { Header, Value } of custom?.Items ?? []) headers[Header] = Value;
    const policy = security.ContentSecurityPolicy?.ContentSecurityPolicy;
    headers['content-security-policy'] =
      typeof policy === 'string'
        ? policy
        : policy['Fn::Join'][1]
            .map((part: string | { Ref?: string }) => (typeof part === 'string' ? part : readToken(part)))
            .join('');
    if (security.ContentTypeOptions) headers['x-content-type-options'] = 'nosniff';
    if (security.FrameOptions) headers['x-frame-options'] = security.FrameOptions.FrameOption;
    if (security.ReferrerPolicy) headers['referrer-policy'] = security.ReferrerPolicy.ReferrerPolicy;
    const transport = security.StrictTransportSecurity;
    if (transport) {
      headers['strict-transport-security'] = `max-age=${transport.AccessControlMaxAgeSec}`;
      expect(transport.IncludeSubdomains).toEqual({ 'Fn::If': ['HstsForSubdomains', true, false] });
    }
    return headers;
  }

  test('match infra/site.ts for pages', () => {
    const expected = responseHeaders({
      siteOrigin: 'https://any',
      incomingOrigin: 'https://BUCKET',
      tileOrigin: 'MapTileOrigin',
    });
    expect(readHeaders('SiteHeaders')).toEqual(expected);
  });

  test('match the contract for API responses, with a cache-control that a feed can override', () => {
    expect(readHeaders('ApiHeaders')).toEqual(apiHeaders);
    const { Items } = properties(fixture, logicalId(stack, 'ApiHeaders')).ResponseHeadersPolicyConfig
      .CustomHeadersConfig;
    expect(Items).toEqual([
      { Header: 'cache-control', Value: 'no-store', Override: false },
      { Header: 'cross-origin-resource-policy', Value: 'same-origin', Override: true },
    ]);
  });

  test('match infra/site.ts for photos', () => {
    expect(readHeaders('PhotoHeaders')).toEqual(photoHeaders);
  });

  test('allow Stripe only in an environment in which it takes payments', () => {
    expect(readHeaders('SiteHeaders')['content-security-policy']).not.toContain('stripe');
    const prod = synthesizedStack('prod');
    expect(JSON.stringify(properties(prod, logicalId(prod.stack, 'SiteHeaders')))).toContain('https://js.stripe.com');
  });
});

test('the deployment uploads assets before pages, caches them for a year and never deletes them', () => {
  const deployments = Object.entries(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const [assets, pages] = deployments;
  expect(deployments).toHaveLength(2);
  expect(assets?.[1].Properties).toMatchObject({
    Exclude: ['*'],
    Include: ['assets/*'],
    Prune: false,
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(pages?.[1].Properties).toMatchObject({
    Exclude: ['assets/*'],
    Prune: false,
    SystemMetadata: { 'cache-control': 'no-cache' },
  });
  expect(pages?.[1].DependsOn).toContain(assets?.[0]);
});

test('the deployment uploads pages after the API and the functions that they call', () => {
  const [, [, pages] = []] = Object.entries(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const types = ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Stage', 'AWS::ApiGatewayV2::Integration'];
  const ids = types.flatMap((type) => Object.keys(fixture.template.findResources(type)));
  expect(pages?.DependsOn).toEqual(expect.arrayContaining([...ids, ...ourLambdas(fixture)]));
});

/** Returns the files of the site that a deployment copies, by path. */
function readAsset(deployment: { SourceObjectKeys: string[] }): Record<string, string> {
  const folder = join(fixture.app.outdir, `asset.${deployment.SourceObjectKeys[0]?.replace('.zip', '')}`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
  );
}

test('pages, sitemap and robots.txt get the origin of the site, even if only CloudFormation knows it', () => {
  const [assets, pages] = Object.values(fixture.template.findResources('Custom::CDKBucketDeployment'));
  expect(assets?.Properties.SourceMarkers ?? [{}]).toEqual([{}]);
  const [[mark, origin] = []] = Object.entries(pages?.Properties.SourceMarkers[0]);
  const files = readAsset(pages?.Properties);
  for (const file of [...pageFiles, '/sitemap.xml', '/robots.txt']) expect(files[file]).toContain(mark);
  const hostname = {
    'Fn::If': ['HasDomain', { Ref: 'DomainName' }, { 'Fn::GetAtt': [logicalId(stack, 'Distribution'), 'DomainName'] }],
  };
  expect(origin).toEqual({ 'Fn::Join': ['', ['https://', hostname]] });
});

test('the deployment uploads the service worker with the pages, and no files of the local runtime', () => {
  const [deployment] = Object.values(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const expected = [
    '/assets/main-1.js',
    '/index.html',
    '/service-worker.js',
    '/sitemap.xml',
    '/robots.txt',
    ...pageFiles,
  ];
  expect(Object.keys(readAsset(deployment?.Properties)).sort()).toEqual(expected.sort());
});

test('a custom domain uses its certificate and TLS 1.2', () => {
  expect(site.Aliases).toEqual({ 'Fn::If': ['HasDomain', [{ Ref: 'DomainName' }], { Ref: 'AWS::NoValue' }] });
  expect(site.ViewerCertificate).toEqual({
    'Fn::If': [
      'HasDomain',
      {
        AcmCertificateArn: { Ref: 'CertificateArn' },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      { Ref: 'AWS::NoValue' },
    ],
  });
});

test('the deployment has security.txt with the contact of the operator, by default the sender of emails', () => {
  const [, pages] = Object.values(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const hash = pages?.Properties.SourceObjectKeys.at(-1).replace('.zip', '');
  const text = readFileSync(join(fixture.app.outdir, `asset.${hash}`, '.well-known/security.txt'), 'utf8');
  const mark = /^Contact: mailto:(.*)$/m.exec(text)?.[1] ?? '';
  expect(pages?.Properties.SourceMarkers.at(-1)[mark]).toEqual({
    'Fn::If': ['HasSecurityContact', { Ref: 'SecurityContact' }, { Ref: 'MailFrom' }],
  });
});

test('the deployment has the source of the map tiles, and its JSON survives every value that the patterns allow', () => {
  const [, pages] = Object.values(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const at = (pages?.Properties.SourceObjectKeys.length ?? 0) - 2;
  const hash = pages?.Properties.SourceObjectKeys[at].replace('.zip', '');
  const tiles = JSON.parse(readFileSync(join(fixture.app.outdir, `asset.${hash}`, mapTilesFile), 'utf8'));
  expect(pages?.Properties.SourceMarkers[at][tiles.origin]).toEqual({ Ref: 'MapTileOrigin' });
  const { MapTileAttribution, MapTileAttributionUrl, MapTilePath } = fixture.template.toJSON().Parameters;
  for (const { AllowedPattern } of [MapTileAttribution, MapTileAttributionUrl, MapTilePath]) {
    for (const breaking of ['"', '\\']) expect(`https://a/${breaking}`).not.toMatch(new RegExp(AllowedPattern));
  }
});
