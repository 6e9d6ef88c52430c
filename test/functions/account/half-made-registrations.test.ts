import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import type { Engine } from '#infra/local/engine.ts';
import { startSignIn } from '#infra/local/sign-in.ts';
import { createTable, localAccess } from '#infra/local/table.ts';
import { root } from '#test/support/folders.ts';

const origin = 'http://localhost:3000';
const table = 'houndwell';
const password = 'long-enough-1';
let folder: string;
let engines: Engine[];
let proxies: Server[];
let environment: Record<string, string>;
let survivor: ChildProcess;
/** Called with each outgoing call before it goes on, and again before its answer comes back; true when the plug was pulled. */
let passing: (moment: 'before' | 'after') => boolean = () => false;
/** The action of the pool that is refused, as it refuses passwords that it does not like. */
let refused: string | undefined;

/** Stands before an engine and lets a test pull the plug at any call. */
async function proxyTo(engine: Engine): Promise<string> {
  const target = new URL(engine.url);
  const server = createServer(async (incoming, outgoing) => {
    const body = await Array.fromAsync(incoming);
    // What a dead process has not sent arrives nowhere.
    if (passing('before')) return outgoing.destroy();
    if (refused && String(incoming.headers['x-amz-target']).endsWith(refused)) {
      outgoing.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' });
      return outgoing.end(JSON.stringify({ __type: 'InvalidPasswordException', message: 'Refused.' }));
    }
    const sent = forward(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        passing('after');
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    sent.end(Buffer.concat(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxies.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function process(): Promise<ChildProcess> {
  const child = fork(join(root, 'test/support/mortal.ts'), {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

interface Answer {
  statusCode: number;
  body: string;
}

async function ask(child: ChildProcess, path: string, body: object, clockOffsetMs = 0): Promise<Answer | 'killed'> {
  const event = {
    routeKey: `POST ${path}`,
    headers: { origin, 'content-type': 'application/json', 'x-origin-secret': 'o', 'x-viewer-address': '192.0.2.1' },
    requestContext: { requestId: 'r' },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
  const { signal, abort } = controller();
  const killed = once(child, 'exit', { signal }).then(() => 'killed' as const);
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer);
  child.send({ event, clockOffsetMs });
  const first = await Promise.race([answered, killed]);
  await Promise.allSettled([answered, killed, abort()]);
  return first;
}

function controller() {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}

/** Registers in a process that dies at that call. Registration makes five. */
async function registerAndDie(email: string, call: number, moment: 'before' | 'after'): Promise<void> {
  const victim = await process();
  let seen = 0;
  passing = (now) => {
    if (now === 'before') seen += 1;
    return now === moment && seen === call && victim.kill('SIGKILL');
  };
  const end = await ask(victim, '/api/auth/register', { name: 'Maya Thompson', email, password });
  passing = () => false;
  expect(end).toBe('killed');
}

const afterTheLease = 61_000;
const register = (email: string, offset = afterTheLease) =>
  ask(survivor, '/api/auth/register', { name: 'Maya Thompson', email, password }, offset) as Promise<Answer>;
const signIn = (email: string) =>
  ask(survivor, '/api/auth/login', { email, password }, afterTheLease) as Promise<Answer>;

/** What stands in the table for an e-mail, other owners' rows left out. */
async function rowsOf(email: string) {
  const client = new DynamoDBClient({ ...localAccess, endpoint: engines[0]?.url });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  const rows = Items.map((item) => unmarshall(item));
  const owners = rows.filter((row) => row.__edb_e__ === 'owner' && row.email === email);
  const ids = owners.map((owner) => owner.id);
  const of = (entity: string) =>
    rows.filter(
      (row) => row.__edb_e__ === entity && (ids.includes(row.ownerId) || ids.some((id) => row.detail?.includes(id))),
    );
  return { owners, emails: rows.filter((row) => row.pk === `email#${email}`), of };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'houndwell-half-made-'));
  proxies = [];
  const database = await startDynoxide(join(folder, 'table.sqlite'), () => undefined);
  const pool = { userPoolId: 'us-east-1_houndwell', clientId: 'houndwell-local' };
  const signInEngine = await startSignIn({ dataDir: folder, now: () => new Date(), ...pool });
  engines = [database, signInEngine];
  await createTable(database.url, table);
  environment = {
    PATH: globalThis.process.env.PATH ?? '',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: await proxyTo(database),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: await proxyTo(signInEngine),
    TABLE_NAME: table,
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_ID: pool.clientId,
    SITE_ORIGIN: origin,
    ORIGIN_SECRET: 'o',
    SIGNING_SECRET: 's',
  };
  survivor = await process();
}, 60_000);

afterAll(async () => {
  survivor.kill();
  for (const proxy of proxies) proxy.close();
  for (const engine of engines) await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

const crashes = [1, 2, 3, 4, 5].flatMap((call) =>
  (['before', 'after'] as const).map((moment) => ({ call, moment, email: `call${call}-${moment}` })),
);

async function expectOneWholeAccount(email: string): Promise<void> {
  const { owners, emails, of } = await rowsOf(email);
  expect(owners.map((owner) => owner.standing)).toEqual(['ready']);
  expect(emails.map((row) => [row.standing, row.ownerId])).toEqual([['ready', owners[0]?.id]]);
  expect(of('subscription')).toHaveLength(1);
  expect(of('trialStep')).toHaveLength(1);
  expect(of('announcement').map((row) => row.type)).toEqual(['OwnerRegistered']);
}

describe('a registration whose process is killed', () => {
  it.each(crashes)('$moment call $call is one whole account after a retry', async ({ call, moment, email }) => {
    const address = `${email}-retry@example.com`;
    await registerAndDie(address, call, moment);
    const retry = await register(address);
    expect([201, 409]).toContain(retry.statusCode);
    if (retry.statusCode === 409) expect(JSON.parse(retry.body).code).toBe('emailTaken');
    expect((await signIn(address)).statusCode).toBe(200);
    await expectOneWholeAccount(address);
  });

  it.each(crashes)(
    '$moment call $call is finished by a sign-in once the password is set',
    async ({ call, moment, email }) => {
      const address = `${email}-later@example.com`;
      await registerAndDie(address, call, moment);
      const passwordSet = call === 5 || (call === 4 && moment === 'after');
      expect((await signIn(address)).statusCode).toBe(passwordSet ? 200 : 401);
      if (!passwordSet) expect((await register(address)).statusCode).toBe(201);
      await expectOneWholeAccount(address);
    },
  );

  it('keeps the e-mail for a minute, so that two registrations never run at once', async () => {
    const address = 'lease@example.com';
    await registerAndDie(address, 3, 'before');
    const early = await register(address, 0);
    expect([early.statusCode, JSON.parse(early.body).code]).toEqual([409, 'inProgress']);
    expect((await register(address)).statusCode).toBe(201);
  });
});

describe('a registration whose password the pool refuses', () => {
  it('says so at the field, and another password goes through at once', async () => {
    const address = 'refused@example.com';
    refused = 'AdminSetUserPassword';
    const first = await register(address, 0);
    refused = undefined;
    const fields = { password: 'Please choose another password' };
    expect([first.statusCode, JSON.parse(first.body)]).toEqual([400, expect.objectContaining({ fields })]);
    expect((await signIn(address)).statusCode).toBe(401);
    expect((await register(address, 0)).statusCode).toBe(201);
    await expectOneWholeAccount(address);
  });
});
