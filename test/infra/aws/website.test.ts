import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { pageRequestCode, pageResponseCode, viewerAddressCode } from '#infra/aws/edge-functions.ts';
import { type Prerendered, pageFor, pageVary, photoHeaders, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { sessionCookieName } from '#shared/session.ts';
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

interface EdgeRequest {
  uri: string;
  cookies: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}

/** Runs a CloudFront function in isolation. */
function runFunction(code: string, event: unknown) {
  return runInNewContext(`${code}\nhandler(event);`, { event: structuredClone(event) });
}

function request(uri: string, cookies: EdgeRequest['cookies'] = {}, headers: EdgeRequest['headers'] = {}): EdgeRequest {
  return { uri, cookies, headers };
}

describe('the function that selects the page', () => {
  const paths = ['/', '/dogs', '/dogs/', '/pricing', '/pricing/x', '/community/01JC0000000000000000000000', '/a.b/c']
    .concat(['/index.html', '/landing.html', '/assets/main-1.js', '/assets/no-ending', '/assets', '/favicon.svg'])
    .concat(['/.well-known/change-password', '/site.webmanifest', '/x/y.Z9', '/dogs.', '/%2e%2e', '/a b', '//', '/ü']);
  const lists: [string, readonly Prerendered[]][] = [
    ['nothing', []],
    [
      'landing and pricing',
      [
        { path: '/', file: '/landing.html', appForOwners: true },
        { path: '/pricing', file: '/pricing.html' },
      ],
    ],
  ];
  const cookie = sessionCookieName('https://houndwell.example');

  test.each(lists)('agrees with pageFor on every path, with %s prerendered', (_, pages) => {
    const code = pageRequestCode(cookie, pages);
    for (const path of paths) {
      for (const hasSession of [false, true]) {
        const event = request(path, hasSession ? { [cookie]: { value: 'x' } } : { other: { value: 'x' } });
        const { uri } = runFunction(code, { request: event });
        expect([path, hasSession, uri]).toEqual([path, hasSession, pageFor(path, hasSession, pages)]);
      }
    }
  });

  test('is deployed and below the size limit of CloudFront', () => {
    const deployed = properties(fixture, logicalId(stack, 'PageRequest')).FunctionCode;
    expect(deployed).toBe(pageRequestCode(cookie));
    expect(Buffer.byteLength(deployed)).toBeLessThan(10 * 1024);
  });
});

test.each([
  ['/', true],
  ['/dogs', true],
  ['/index.html', true],
  ['/assets/main-1.js', false],
  ['/favicon.svg', false],
])('only the response for a page varies by cookie (%s: %s)', (uri, varies) => {
  const { headers } = runFunction(pageResponseCode, { request: { uri }, response: { headers: {} } });
  expect(headers).toEqual(varies ? { vary: { value: pageVary } } : {});
});

test('the edge overwrites a forged viewer address', () => {
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: request('/api/dogs', {}, { 'x-viewer-address': { value: '1.1.1.1' } }),
  };
  expect(runFunction(viewerAddressCode, event).headers).toEqual({ 'x-viewer-address': { value: '203.0.113.7' } });
});

test('the site has no default root object, which CloudFront would apply before it selects the page', () => {
  expect(site.DefaultRootObject).toBeUndefined();
});

test('the site has no custom error pages, which would replace API responses', () => {
  expect(site.CustomErrorResponses).toBeUndefined();
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
  /** Converts a headers policy back to headers, with `BUCKET` in place of the bucket's address. */
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
        : policy['Fn::Join'][1].map((part: unknown) => (typeof part === 'string' ? part : 'BUCKET')).join('');
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

  test('are those of infra/site.ts on pages', () => {
    const expected = responseHeaders({ siteOrigin: 'https://any', incomingOrigin: 'https://BUCKET' });
    expect(readHeaders('SiteHeaders')).toEqual(expected);
  });

  test('are those of the contract on API responses, with a cache-control that a feed can override', () => {
    expect(readHeaders('ApiHeaders')).toEqual(apiHeaders);
    const { Items } = properties(fixture, logicalId(stack, 'ApiHeaders')).ResponseHeadersPolicyConfig
      .CustomHeadersConfig;
    expect(Items).toEqual([
      { Header: 'cache-control', Value: 'no-store', Override: false },
      { Header: 'cross-origin-resource-policy', Value: 'same-origin', Override: true },
    ]);
  });

  test('are those of infra/site.ts on photos', () => {
    expect(readHeaders('PhotoHeaders')).toEqual(photoHeaders);
  });

  test('allow Stripe only where it takes payments', () => {
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

test('prerendered pages contain the origin of the site, even if only CloudFormation knows it', () => {
  const address = (of: typeof fixture) => {
    const pages = Object.values(of.template.findResources('Custom::CDKBucketDeployment'))[1]?.Properties;
    const [, page] = pages.SourceObjectKeys as string[];
    const [html] = readdirSync(join(of.app.outdir, `asset.${page?.replace('.zip', '')}`));
    const text = readFileSync(join(of.app.outdir, `asset.${page?.replace('.zip', '')}`, html ?? ''), 'utf8');
    return { file: html, text, markers: pages.SourceMarkers?.[1] };
  };
  const { file, text, markers } = address(fixture);
  expect(file).toBe('start.html');
  const [[mark, value] = []] = Object.entries(markers);
  expect(text).toContain(`href="https://${mark}/"`);
  expect(value).toEqual({
    'Fn::If': ['HasDomain', { Ref: 'DomainName' }, { 'Fn::GetAtt': [logicalId(stack, 'Distribution'), 'DomainName'] }],
  });
});

test('the deployment has the service worker with the pages, and no files of the local runtime', () => {
  const [deployment] = Object.values(fixture.template.findResources('Custom::CDKBucketDeployment'));
  const hash = deployment?.Properties.SourceObjectKeys[0].replace('.zip', '');
  const files = readdirSync(join(fixture.app.outdir, `asset.${hash}`), { recursive: true });
  expect(files.map(String).sort()).toEqual(['assets', join('assets', 'main-1.js'), 'index.html', 'service-worker.js']);
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
