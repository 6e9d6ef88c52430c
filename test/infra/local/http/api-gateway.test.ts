import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { apiGateway } from '#infra/local/http/api-gateway.ts';
import type { Route } from '#infra/local/http/api-routes.ts';
import { LambdaFailed, LambdaTimedOut } from '#infra/local/lambda/thread.ts';
import { send, serve } from '#test/infra/local/http/send-request.ts';

function route(method: string, path: string): Route {
  return { key: `${method} ${path}`, method, segments: path.split('/'), lambda: 'records' };
}

const routes = [
  route('GET', '/api/{kind}/{id}'),
  route('GET', '/api/dogs/{id}'),
  route('GET', '/api/dogs/mine'),
  route('POST', '/api/dogs'),
];

/** A gateway to a Lambda with this response, and its invocations. */
async function gateway(respond: (event: APIGatewayProxyEventV2) => unknown = () => ({ statusCode: 204 })) {
  const invoked: { lambda: string; event: APIGatewayProxyEventV2 }[] = [];
  const { handle } = apiGateway({
    routes,
    originSecret: 'only-the-edge',
    now: () => new Date('2030-03-12T19:03:58.250Z'),
    invoke: async (lambda, sent) => {
      const event = JSON.parse(JSON.stringify(sent)) as APIGatewayProxyEventV2;
      invoked.push({ lambda, event });
      return respond(event);
    },
  });
  const port = await serve(handle);
  return { port, invoked, event: () => invoked[0]?.event as APIGatewayProxyEventV2 };
}

describe('the event of a Lambda', () => {
  test('has payload format 2.0', async () => {
    const { port, event } = await gateway();
    await send(port, {
      method: 'POST',
      path: '/api/dogs?b=1&a=x%20y&b=2',
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'test',
        'x-many': ['1', '2'],
        cookie: 'one=1; two=2=2',
      },
      body: '{"name":"Zoë"}',
    });
    const http = { method: 'POST', path: '/api/dogs', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' };
    expect(event()).toEqual({
      version: '2.0',
      routeKey: 'POST /api/dogs',
      rawPath: '/api/dogs',
      rawQueryString: 'b=1&a=x%20y&b=2',
      cookies: ['one=1', 'two=2=2'],
      headers: {
        'content-length': '15',
        'content-type': 'application/json; charset=utf-8',
        host: expect.stringContaining('execute-api'),
        'user-agent': 'test',
        'x-many': '1,2',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-port': '443',
        'x-forwarded-proto': 'https',
        'x-origin-secret': 'only-the-edge',
        'x-viewer-address': '127.0.0.1',
      },
      queryStringParameters: { a: 'x y', b: '1,2' },
      requestContext: {
        accountId: expect.any(String),
        apiId: expect.any(String),
        domainName: expect.any(String),
        domainPrefix: expect.any(String),
        http,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        routeKey: 'POST /api/dogs',
        stage: '$default',
        time: '12/Mar/2030:19:03:58 +0000',
        timeEpoch: Date.parse('2030-03-12T19:03:58.250Z'),
      },
      body: '{"name":"Zoë"}',
      isBase64Encoded: false,
    });
  });

  test('omits empty parts', async () => {
    const { port, event } = await gateway();
    await send(port, { path: '/api/dogs/mine' });
    for (const absent of ['cookies', 'queryStringParameters', 'pathParameters', 'body']) {
      expect(event()).not.toHaveProperty(absent);
    }
    expect(event()).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
  });

  test.each(['application/x-www-form-urlencoded', 'image/png', 'application/problem+json', ''])(
    'has a body of the type "%s" as base64',
    async (type) => {
      const { port, event } = await gateway();
      const body = Buffer.from([0xff, 0x00, 0x61]);
      await send(port, { method: 'POST', path: '/api/dogs', headers: type ? { 'content-type': type } : {}, body });
      expect(event()).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true });
    },
  );

  test('has the real viewer address, even if the caller sends another', async () => {
    const { port, event } = await gateway();
    await send(port, {
      path: '/api/dogs/mine',
      headers: { 'x-viewer-address': '9.9.9.9', 'X-Origin-Secret': 'guessed', connection: 'close' },
    });
    expect(event().headers).toMatchObject({ 'x-viewer-address': '127.0.0.1', 'x-origin-secret': 'only-the-edge' });
    expect(event().headers).not.toHaveProperty('connection');
  });
});

describe('the route of a request', () => {
  test.each([
    ['/api/dogs/mine', 'GET /api/dogs/mine', undefined],
    ['/api/dogs/7', 'GET /api/dogs/{id}', { id: '7' }],
    ['/api/cats/7', 'GET /api/{kind}/{id}', { kind: 'cats', id: '7' }],
    ['/api/dogs/a%2Fb%20c', 'GET /api/dogs/{id}', { id: 'a/b c' }],
    ['/api/dogs/%zz', 'GET /api/dogs/{id}', { id: '%zz' }],
  ])('for %s is %s', async (path, routeKey, pathParameters) => {
    const { port, invoked } = await gateway();
    await send(port, { path });
    expect(invoked[0]?.lambda).toBe('records');
    expect(invoked[0]?.event.routeKey).toBe(routeKey);
    expect(invoked[0]?.event.pathParameters).toEqual(pathParameters);
  });

  test.each([
    ['GET', '/api/dogs'],
    ['DELETE', '/api/dogs/7'],
    ['HEAD', '/api/dogs/mine'],
    ['GET', '/api/dogs/'],
    ['GET', '/api/Dogs/mine/'],
    ['GET', '/api/dogs/7/more'],
  ])('for %s %s is $default and goes to the system Lambda', async (method, path) => {
    const { port, invoked } = await gateway();
    await send(port, { method, path });
    expect(invoked[0]).toMatchObject({ lambda: 'system', event: { routeKey: '$default' } });
  });
});

describe('the response', () => {
  test('has the status, headers, cookies, and body of the Lambda', async () => {
    const { port } = await gateway(() => ({
      statusCode: 201,
      headers: { 'content-type': 'application/json', 'x-next-cursor': 'abc', 'cache-control': 'max-age=9' },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '{"name":"Zoë"}',
    }));
    const answer = await send(port, { path: '/api/dogs/mine' });
    expect(answer).toMatchObject({ status: 201, body: '{"name":"Zoë"}' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'x-next-cursor': 'abc',
      'cache-control': 'max-age=9',
      'x-content-type-options': 'nosniff',
      'set-cookie': ['a=1; Path=/', 'b=2'],
    });
  });

  test('decodes a base64 body', async () => {
    const { port } = await gateway(() => ({ statusCode: 200, isBase64Encoded: true, body: btoa('plain') }));
    expect((await send(port, { path: '/api/dogs/mine' })).body).toBe('plain');
  });

  test('is a JSON 200 for a Lambda that returns no status', async () => {
    const { port } = await gateway(() => ({ fine: true }));
    expect(await send(port, { path: '/api/dogs/mine' })).toMatchObject({ status: 200, body: '{"fine":true}' });
  });

  test.each([
    ['throws', new LambdaFailed('TypeError: no'), 500, 'Internal Server Error'],
    ['takes too long', new LambdaTimedOut('slow'), 503, 'Service Unavailable'],
  ])("is the gateway's error without the reason when the Lambda %s", async (_what, failure, status, message) => {
    const { port } = await gateway(() => {
      throw failure;
    });
    const answer = await send(port, { path: '/api/dogs/mine' });
    expect(answer).toMatchObject({ status, body: JSON.stringify({ message }) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is 500 for an invalid header', async () => {
    const { port } = await gateway(() => ({ statusCode: 200, headers: { 'x-bad': 'two\nlines' }, body: 'x' }));
    expect((await send(port, { path: '/api/dogs/mine' })).status).toBe(500);
  });

  test.each([false, true])(
    'is 413 for a body above 10 MB, with or without a Content-Length header (without: %s)',
    async (chunked) => {
      const { port, invoked } = await gateway();
      const headers = { 'content-type': 'application/json' };
      const body = Buffer.alloc(10 * 1024 * 1024 + 1, 32);
      const answer = await send(port, { method: 'POST', path: '/api/dogs', headers, body, chunked });
      expect(answer).toMatchObject({ status: 413, body: '{"message":"Request Entity Too Large"}' });
      expect(invoked).toEqual([]);
      const most = { method: 'POST', path: '/api/dogs', headers, body: body.subarray(1), chunked };
      expect((await send(port, most)).status).toBe(204);
    },
  );

  test('is 431 for headers above 10,240 bytes', async () => {
    const { port } = await gateway();
    expect((await send(port, { path: '/api/dogs/mine', headers: { 'x-long': 'a'.repeat(10_240) } })).status).toBe(431);
  });
});
