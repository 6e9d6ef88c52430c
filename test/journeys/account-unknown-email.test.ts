import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createFactories, newEmail } from '#test/support/factories.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

/** The calls to the table in order, with the event that each emits. `measureCost` empties the list. */
let calls: { operation: string; event: string | undefined }[] = [];

const dynamodb = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
afterAll(() => dynamodb.stop());

const watcher = createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await Array.fromAsync(incoming));
  const [, operation = ''] = String(incoming.headers['x-amz-target']).split('.');
  const event = /PasswordResetRequested|OwnerRegistered/.exec(body.toString())?.[0];
  calls.push({ operation, event });
  const { hostname, port } = new URL(dynamodb.url);
  const sent = forward(
    { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  sent.on('error', () => outgoing.destroy());
  sent.end(body);
});
watcher.listen(0, '127.0.0.1');
await once(watcher, 'listening');
afterAll(() => {
  watcher.closeAllConnections();
  watcher.close();
});

const { port } = watcher.address() as AddressInfo;
const app = await startTestApp({}, { dynamoDbUrl: `http://127.0.0.1:${port}` });
const create = createFactories(app);
// Freezes the clock, because schedules would call the table as well.
app.clock.freeze();

/** The calls that the runtime itself makes. */
const ofTheRuntime = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams', 'DescribeTable', 'Scan'];

/**
 * Returns the table calls of a request, up to the one that emits the event `last`. Without `last`, returns all calls.
 */
async function measureCost(ask: () => Promise<{ status: number }>, last?: string): Promise<string[]> {
  await app.settle();
  calls = [];
  await ask();
  const own = calls.filter(({ operation }) => !ofTheRuntime.includes(operation));
  const end = last ? own.findIndex(({ event }) => event === last) + 1 : own.length;
  return own.slice(0, end).map(({ operation }) => operation);
}

test('a reset request makes the same table calls for a known and an unknown email', async () => {
  const owner = await create.owner();
  const ask = (email: string) => () => app.visitor().post('/api/auth/forgot-password', { email });
  const known = await measureCost(ask(owner.email), 'PasswordResetRequested');
  const unknown = await measureCost(ask(newEmail('nobody')), 'PasswordResetRequested');
  expect(known.length).toBeGreaterThan(2);
  expect(unknown).toEqual(known);
});

test('a failed sign-in makes the same table calls for a known and an unknown email', async () => {
  const owner = await create.owner();
  // From two new addresses, because a second failure from the same address is counted differently.
  const signIn = (email: string, from: string) => () =>
    app.visitor(from).post('/api/auth/login', { email, password: 'not-my-word' });
  const known = await measureCost(signIn(owner.email, '127.0.5.5'));
  const unknown = await measureCost(signIn(newEmail('nobody'), '127.0.5.6'));
  expect(known.length).toBeGreaterThan(2);
  expect(unknown).toEqual(known);
});
