import { expect, onTestFinished, test } from 'vitest';
import { startListener } from '#infra/local/http/listener.ts';

test('callers that send slowly are cut off after 10 seconds for headers and a minute for a request', async () => {
  const { server, stop } = await startListener(0, '127.0.0.1');
  onTestFinished(stop);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
});
