import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readBody, startServer } from '#infra/local/engine.ts';
import { startEventBus } from '#infra/local/event-bus.ts';
import { startMail } from '#infra/local/mail.ts';
import { startPhotos } from '#infra/local/photos.ts';
import { startSignIn } from '#infra/local/sign-in.ts';
import { buckets } from '#test/infra/local/given-photos.ts';
import { credentials, stoppedLater, temporaryFolder } from '#test/infra/local/stand-in.ts';

/** What comes back when exactly these bytes are sent; the first line of it. */
async function firstLine(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.end(bytes);
  const [answer] = await once(socket, 'data');
  return String(answer).split('\r\n')[0] ?? '';
}

const odd = [
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

test('whatever comes in, nobody is let in and nothing breaks', async () => {
  const common = { dataDir: await temporaryFolder(), now: () => new Date(), credentials };
  const engines = [
    await startSignIn({ ...common, userPoolId: 'pool', clientId: 'client' }),
    await startMail({ ...common, from: 'hello@houndwell.example' }),
    await startEventBus({ ...common, busName: 'bus', rules: [] }),
    await startPhotos({ ...common, buckets }),
  ].map(stoppedLater);
  for (const { url } of engines) {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    for (const head of odd) {
      const [start = '', ...rest] = head.split('\r\n');
      const line = await firstLine(url, [start, 'Host: x', 'Connection: close', ...rest, '', ''].join('\r\n'));
      expect(line, `${url} ${start}`).toMatch(/^HTTP\/1\.1 (4\d\d|501) /);
    }
  }
});

test('a stop does not wait for a request that never ends, but for one that does', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = vi.fn();
  const engine = await startServer(async (request, response) => {
    begun();
    if (request.method === 'GET') await gate.promise;
    else await readBody(request, 100).catch(() => {});
    response.end('done');
  });
  const answer = fetch(engine.url);
  const socket = connect(Number(new URL(engine.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
  await expect.poll(() => begun).toHaveBeenCalledTimes(2);
  const stopped = engine.stop();
  gate.resolve();
  expect(await (await answer).text()).toBe('done');
  await stopped;
  await expect(fetch(engine.url)).rejects.toThrow();
});

test('a connection that is not used for long is closed by its caller alone, so that no request meets it closing', async () => {
  const engine = stoppedLater(await startServer(async (_request, response) => void response.end('done')));
  const { headers } = await fetch(engine.url);
  expect(headers.get('keep-alive')).toBeNull();
});

test('a mistake of the stand-in closes the connection and is told on the console', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const engine = stoppedLater(await startServer(() => Promise.reject(new Error('Oops'))));
  await expect(fetch(engine.url)).rejects.toThrow();
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});
