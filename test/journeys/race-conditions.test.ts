import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

/** Runs once, before the next request to the table whose body contains `text`. */
let interruption: { text: string; run: () => Promise<unknown> } | undefined;

const dynamodb = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
afterAll(() => dynamodb.stop());

const proxy = createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await Array.fromAsync(incoming));
  if (interruption && body.includes(interruption.text)) {
    const { run } = interruption;
    interruption = undefined;
    await run();
  }
  const { hostname, port } = new URL(dynamodb.url);
  const { url: path, method, headers } = incoming;
  const sent = forward({ hostname, port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  sent.end(body);
});
proxy.listen(0, '127.0.0.1');
await once(proxy, 'listening');
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

const { port } = proxy.address() as AddressInfo;
const app = await startTestApp({}, { dynamoDbUrl: `http://127.0.0.1:${port}` });
const create = createFactories(app);
await connectTable(app);
const { Sessions } = await import('#functions/entities/sessions.ts');

afterEach(() => app.clock.reset());

test('a session that ends while it is read does not come back', async () => {
  const { browser, user } = await create.owner();
  const { data: sessions } = await Sessions.query.ofOwner({ ownerId: user.id }).go({ consistent: true });
  app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * 3600 * 1000));
  interruption = { text: 'SET #lastSeenAt', run: () => Sessions.delete(sessions).go() };
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect(interruption).toBeUndefined();
  expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect((await Sessions.query.ofOwner({ ownerId: user.id }).go({ consistent: true })).data).toEqual([]);
});
