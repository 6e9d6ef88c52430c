import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCognito } from '#infra/local/cognito/emulator.ts';
import { startEventBridge } from '#infra/local/eventbridge/emulator.ts';
import { readBody, startEmulatorServer } from '#infra/local/http/emulator-server.ts';
import { startS3 } from '#infra/local/s3/emulator.ts';
import { startSes } from '#infra/local/ses/emulator.ts';
import { credentials, dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';
import { buckets } from '#test/infra/local/s3/s3-fixture.ts';

/** The first line of the response to these bytes. */
async function firstLine(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.end(bytes);
  const [answer] = await once(socket, 'data');
  return String(answer).split('\r\n')[0] ?? '';
}

const invalidRequests = [
  'GET /%ff HTTP/1.1',
  'GET /a?b=%zz HTTP/1.1',
  'GET /?list-type=2&list-type=2 HTTP/1.1',
  'GET / HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'PUT //../..//etc/passwd HTTP/1.1',
  'DELETE http://elsewhere.example/incoming/a HTTP/1.1',
  'PUT /incoming/a?X-Amz-Signature=x HTTP/1.1',
  'PUT /incoming/a HTTP/1.1\r\nAuthorization: AWS4-HMAC-SHA256',
  'PUT /incoming/a HTTP/1.1\r\nAuthorization: AWS4-HMAC-SHA256 Credential=a/20269999/x/s3/aws4_request, SignedHeaders=host, Signature=00',
  'POST / HTTP/1.1\r\nX-Amz-Target: AWSEvents.__proto__',
  'POST / HTTP/1.1\r\nX-Amz-Target: AWSCognitoIdentityProviderService.constructor',
  'POST /v2/email/outbound-emails HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc',
];

test('every emulator rejects unsigned and malformed requests', async () => {
  const common = { ...dataFolder(), now: () => new Date(), credentials };
  const emulators = [
    await startCognito({ ...common, userPoolId: 'pool', clientId: 'client' }),
    await startSes({ ...common, from: 'hello@houndwell.example', configurationSet: 'mail', publish: vi.fn() }),
    await startEventBridge({ ...common, busName: 'bus', rules: [], retryDelaysMs: [] }),
    await startS3({ ...common, buckets, created: { bucket: buckets.incoming, aboveBytes: 0, publish: vi.fn() } }),
  ].map(stoppedAfterTest);
  for (const { url } of emulators) {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    for (const head of invalidRequests) {
      const [start = '', ...rest] = head.split('\r\n');
      const line = await firstLine(url, [start, 'Host: x', 'Connection: close', ...rest, '', ''].join('\r\n'));
      expect(line, `${url} ${start}`).toMatch(/^HTTP\/1\.1 (4\d\d|501) /);
    }
  }
});

test('stopping an emulator waits for open requests, except for one that never ends', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = vi.fn();
  const emulator = await startEmulatorServer(async (request, response) => {
    begun();
    if (request.method === 'GET') await gate.promise;
    else await readBody(request, 100).catch(() => {});
    response.end('done');
  });
  const answer = fetch(emulator.url);
  const socket = connect(Number(new URL(emulator.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
  await expect.poll(() => begun).toHaveBeenCalledTimes(2);
  const stopped = emulator.stop();
  gate.resolve();
  expect(await (await answer).text()).toBe('done');
  await stopped;
  await expect(fetch(emulator.url)).rejects.toThrow();
});

test('an unexpected error closes the connection and is logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const emulator = stoppedAfterTest(await startEmulatorServer(() => Promise.reject(new Error('Oops'))));
  await expect(fetch(emulator.url)).rejects.toThrow();
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
});
