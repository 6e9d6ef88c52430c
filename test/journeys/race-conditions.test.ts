import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { account } from '#shared/contract/account.ts';
import { createFactories, type Owner, workOnTableOf } from '#test/support/factories.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

/** Done once, right before the next request to the table whose body has these words. */
let intrusion: { words: string; happens: () => Promise<unknown> } | undefined;

const engine = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
afterAll(() => engine.stop());

const doorway = createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await Array.fromAsync(incoming));
  if (intrusion && body.includes(intrusion.words)) {
    const { happens } = intrusion;
    intrusion = undefined;
    await happens();
  }
  const { hostname, port } = new URL(engine.url);
  const { url: path, method, headers } = incoming;
  const sent = forward({ hostname, port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.on('error', () => outgoing.destroy());
  sent.end(body);
});
doorway.listen(0, '127.0.0.1');
await once(doorway, 'listening');
afterAll(() => {
  doorway.closeAllConnections();
  doorway.close();
});

const { port } = doorway.address() as AddressInfo;
const app = await startTestApp({}, { dynamoDbUrl: `http://127.0.0.1:${port}` });
const create = createFactories(app);
workOnTableOf(app);
const { Sessions } = await import('#functions/entities/sessions.ts');

afterEach(() => app.clock.reset());

/** The session in the owner's first slot as the table has it. */
async function firstSession({ user }: Owner) {
  const { data } = await Sessions.get({ ownerId: user.id, slot: 0 }).go({ consistent: true });
  if (!data) throw new Error('There is no session in the first slot.');
  return data;
}

/** Another sign-in takes the slot, as the twenty-first does. */
async function takeSlot(owner: Owner): Promise<void> {
  await Sessions.put({ ...(await firstSession(owner)), secretHash: 'of-another-sign-in' }).go();
}

test('a session that ended while its owner was looked up does not say that the one in its place was seen', async () => {
  const owner = await create.owner();
  const { lastSeenAt } = await firstSession(owner);
  app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * 3600 * 1000));
  intrusion = { words: 'SET #lastSeenAt', happens: () => takeSlot(owner) };
  expect((await owner.browser.get('/api/auth/user')).status).toBe(200);
  expect(intrusion).toBeUndefined();
  expect(await firstSession(owner)).toMatchObject({ secretHash: 'of-another-sign-in', lastSeenAt });
});

test('ending a session does not end the one that took its place in the same moment', async () => {
  const owner = await create.owner();
  const [own] = await owner.browser.ask(account.listSessions);
  intrusion = { words: '"Delete"', happens: () => takeSlot(owner) };
  const reply = await owner.browser.delete(`/api/auth/sessions/${own?.id}`);
  expect(intrusion).toBeUndefined();
  expect([reply.status, reply.body]).toEqual([404, expect.objectContaining({ code: 'sessionNotFound' })]);
  expect(await firstSession(owner)).toMatchObject({ secretHash: 'of-another-sign-in' });
});
