import { expect, onTestFinished, test } from 'vitest';
import { startListener } from '#infra/local/http/listener.ts';

test('callers that send slowly are cut off: headers after 10 seconds, requests after a minute', async () => {
  const { server, stop } = await startListener(0, '127.0.0.1');
  onTestFinished(stop);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 });
});
