import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { pageRequestCode, pageResponseCode, viewerAddressCode } from '#infra/aws/edge-functions.ts';
import { environmentCalled } from '#infra/aws/environments.ts';
import { type Prerendered, pageFor, pageVary, photoHeaders, responseHeaders } from '#infra/site.ts';
import { apiHeaders } from '#shared/api-headers.ts';
import { sessionCookieName } from '#shared/session.ts';
import { givenStack, givenStackOf, lambdaId, logicalId, only, properties } from './given-stack.ts';

const given = givenStack();
const { stack } = given;
const site = only(given, 'AWS::CloudFront::Distribution').DistributionConfig;
const behaviors: Record<string, Record<string, unknown>> = Object.fromEntries(
  site.CacheBehaviors.map((behavior: { PathPattern: string }) => [behavior.PathPattern, behavior]),
);

// The numbers that AWS gives its managed policies.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

interface EdgeRequest {
  uri: string;
  cookies: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}

/** Runs a program of the edge on an event, as the edge does: alone. */
function atTheEdge(code: string, event: unknown) {
  return runInNewContext(`${code}\nhandler(event);`, { event: structuredClone(event) });
}

function request(uri: string, cookies: EdgeRequest['cookies'] = {}, headers: EdgeRequest['headers'] = {}): EdgeRequest {
  return { uri, cookies, headers };
}

describe('the program that chooses the page', () => {
  const paths = ['/', '/dogs', '/dogs/', '/pricing', '/pricing/x', '/community/01JC0000000000000000000000', '/a.b/c']
    .concat(['/index.html', '/landing.html', '/assets/main-1.js', '/assets/no-ending', '/assets', '/favicon.svg'])
    .concat(['/.well-known/change-password', '/site.webmanifest', '/x/y.Z9', '/dogs.', '/%2e%2e', '/a b', '//', '/ü']);
  const lists: [string, readonly Prerendered[]][] = [
    ['nothing', []],
    [
      'landing and pricing',
      [
        { path: '/', file: '/landing.html' },
        { path: '/pricing', file: '/pricing.html' },
      ],
    ],
  ];
  const cookie = sessionCookieName('https://houndwell.example');

  test.each(lists)('agrees with pageFor on every path, with %s built ahead', (_, builtAhead) => {
    const code = pageRequestCode(cookie, builtAhead);
    for (const path of paths) {
      for (const hasSession of [false, true]) {
        const asked = request(path, hasSession ? { [cookie]: { value: 'x' } } : { other: { value: 'x' } });
        const { uri } = atTheEdge(code, { request: asked });
        expect([path, hasSession, uri]).toEqual([path, hasSession, pageFor(path, hasSession, builtAhead)]);
      }
    }
  });

  test('is the one that is deployed, small enough for the edge', () => {
    const deployed = properties(given, logicalId(stack, 'PageRequest')).FunctionCode;
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
])('the answer at %s varies by cookie: %s', (uri, varies) => {
  const { headers } = atTheEdge(pageResponseCode, { request: { uri }, response: { headers: {} } });
  expect(headers).toEqual(varies ? { vary: { value: pageVary } } : {});
});

test("the viewer's address is the edge's word, whatever the request says", () => {
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: request('/api/dogs', {}, { 'x-viewer-address': { value: '1.1.1.1' } }),
  };
  expect(atTheEdge(viewerAddressCode, event).headers).toEqual({ 'x-viewer-address': { value: '203.0.113.7' } });
});

test('no error page turns an answer of the API into a page', () => {
  expect(site.CustomErrorResponses).toBeUndefined();
});

test('the API is never cached and hears everything but the host name', () => {
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

test('pages and photos come over https from buckets that only this site reads', () => {
  expect(Object.keys(behaviors)).toEqual(['/api/*', '/photos/*']);
  for (const behavior of [site.DefaultCacheBehavior, behaviors['/photos/*']]) {
    expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    const origin = site.Origins.find(({ Id }: { Id: string }) => Id === behavior.TargetOriginId);
    expect(origin.OriginAccessControlId).toBeDefined();
  }
});

describe('the headers that the edge adds', () => {
  /** A policy of CloudFront, read back into plain headers; the address of the bucket becomes `BUCKET`. */
  function headersOf(id: string): Record<string, string> {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = properties(
      given,
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
      headers['strict-transport-security'] =
        `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`;
    }
    return headers;
  }

  test('to pages are those of infra/site.ts', () => {
    const wanted = responseHeaders({ siteOrigin: 'https://any', incomingOrigin: 'https://BUCKET' });
    expect(headersOf('SiteHeaders')).toEqual(wanted);
  });

  test('to the API are those of infra/site.ts, and a feed may say itself how long it is kept', () => {
    expect(headersOf('ApiHeaders')).toEqual(apiHeaders);
    const { Items } = properties(given, logicalId(stack, 'ApiHeaders')).ResponseHeadersPolicyConfig.CustomHeadersConfig;
    expect(Items).toEqual([{ Header: 'cache-control', Value: 'no-store', Override: false }]);
  });

  test('to photos are those of infra/site.ts', () => {
    expect(headersOf('PhotoHeaders')).toEqual(photoHeaders);
  });

  test('allow Stripe only where money moves', () => {
    expect(headersOf('SiteHeaders')['content-security-policy']).not.toContain('stripe');
    const prod = givenStack('prod');
    expect(JSON.stringify(properties(prod, logicalId(prod.stack, 'SiteHeaders')))).toContain('https://js.stripe.com');
  });
});

const domain = {
  name: 'houndwell.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/a',
};

test('assets arrive before the pages that name them, are kept for a year, and none is ever taken away', () => {
  const deployments = Object.entries(given.template.findResources('Custom::CDKBucketDeployment'));
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

test('pages that are built ahead name the address of the site, also where CloudFront is the first to know it', () => {
  const address = (of: typeof given) => {
    const pages = Object.values(of.template.findResources('Custom::CDKBucketDeployment'))[1]?.Properties;
    const [, page] = pages.SourceObjectKeys as string[];
    const [html] = readdirSync(join(of.app.outdir, `asset.${page?.replace('.zip', '')}`));
    const text = readFileSync(join(of.app.outdir, `asset.${page?.replace('.zip', '')}`, html ?? ''), 'utf8');
    return { file: html, text, markers: pages.SourceMarkers?.[1] };
  };
  const { file, text, markers } = address(given);
  expect(file).toBe('start.html');
  const [[mark, value] = []] = Object.entries(markers);
  expect(text).toContain(`href="https://${mark}/"`);
  expect(value).toEqual({ 'Fn::GetAtt': [logicalId(stack, 'Distribution'), 'DomainName'] });
  const own = address(givenStackOf({ ...environmentCalled('dev'), domain }));
  expect(own.text).toContain('href="https://houndwell.example/"');
});

test('what only the local runtime needs stays at home', () => {
  const [deployment] = Object.values(given.template.findResources('Custom::CDKBucketDeployment'));
  const hash = deployment?.Properties.SourceObjectKeys[0].replace('.zip', '');
  const files = readdirSync(join(given.app.outdir, `asset.${hash}`), { recursive: true });
  expect(files.map(String).sort()).toEqual(['assets', join('assets', 'main-1.js'), 'index.html']);
});

test('a domain of its own brings its certificate, its web ACL and no excuse for lacking them', () => {
  const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/a/b';
  const environment = {
    ...environmentCalled('prod'),
    domain,
    webAclArn,
  };
  const own = givenStackOf(environment);
  expect(only(own, 'AWS::CloudFront::Distribution').DistributionConfig).toMatchObject({
    Aliases: ['houndwell.example'],
    ViewerCertificate: { AcmCertificateArn: domain.certificateArn, MinimumProtocolVersion: 'TLSv1.2_2021' },
    WebACLId: webAclArn,
  });
  expect(properties(own, lambdaId(own, 'dogs')).Environment.Variables.SITE_ORIGIN).toBe('https://houndwell.example');
  expect(new AwsSolutionsChecks().validateScope(own.app).violations).toEqual([]);
  const excused = own.stack.node
    .findChild('Distribution')
    .node.metadata.map(({ data }) => JSON.stringify(data))
    .join();
  expect(excused).not.toMatch(/CFR2|CFR4/);
});
