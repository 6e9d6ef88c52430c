import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startListener } from '#infra/local/http/listener.ts';

test('slow callers are disconnected after 10 seconds for headers and a minute for a whole request', async () => {
  const { server, stop } = await startListener(0, '127.0.0.1');
  onTestFinished(stop);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 });
});

test.each([
  ['nothing', ''],
  ['half of its headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
])('a caller that sends %s is disconnected', async (_, sent) => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const { port, open, stop } = await startListener(0, '127.0.0.1', limits);
  onTestFinished(stop);
  open(() => {});
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect(port, host);
    socket.write(sent);
    socket.resume();
    await once(socket, 'close');
  }
});
