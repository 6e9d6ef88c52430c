import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { startCognito } from '#infra/local/cognito/emulator.ts';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createTable, localAccess } from '#infra/local/dynamodb/table.ts';
import type { Emulator } from '#infra/local/http/emulator-server.ts';
import { timeoutFactor } from '#infra/local/lambda/code.ts';
import { openState } from '#infra/local/state.ts';
import { type Crash, killAt, type OnCall, startCallProxy } from '#test/support/call-proxy.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { root } from '#test/support/folders.ts';

export interface Answer {
  statusCode: number;
  body: string;
}

const origin = 'http://localhost:3000';
const table = 'houndwell';

/** Returns an IP address for an email address, so that the rate limits of one test do not affect another. */
function findAddress({ email = '' }: { email?: string }): string {
  const [first, second, third] = createHash('sha256').update(email).digest();
  return `10.${first}.${second}.${third}`;
}

/** Returns a browser ID for an email address, so that no sign-in comes from a new browser. */
function findBrowser({ email = '' }: { email?: string }): string {
  return createHash('sha256').update(email).digest('base64url');
}

/**
 * Runs the handlers of the account and billing Lambdas in processes that can be killed at each outgoing call. Proxies in
 * front of the emulators report these calls.
 */
export async function startCrashHarness() {
  const folder = await mkdtemp(join(tmpdir(), 'houndwell-crash-'));
  let onCall: OnCall = () => false;
  /** The Cognito action that the proxy rejects with InvalidPasswordException; undefined for none. */
  let refused: string | undefined;

  /** Starts a proxy in front of an emulator. The proxy reports every call to `onCall`. */
  const proxyTo = (emulator: Emulator): Promise<string> =>
    startCallProxy(emulator.url, {
      onCall: (moment, id) => onCall(moment, id),
      answer: (action) =>
        refused && action.endsWith(refused)
          ? { status: 400, body: { __type: 'InvalidPasswordException', message: 'Refused.' } }
          : undefined,
    });

  atEnd(() => rm(folder, { recursive: true, force: true }));
  const database = await startDynoxide(join(folder, 'table.sqlite'), () => undefined);
  atEnd(() => database.stop());
  const pool = { userPoolId: 'us-east-1_houndwell', clientId: 'houndwell-local' };
  const state = openState(join(folder, 'state.sqlite'));
  atEnd(() => state.close());
  const { credentials } = localAccess;
  const cognito = await startCognito({ state, now: () => new Date(), credentials, ...pool });
  atEnd(() => cognito.stop());
  await createTable(database.url, table);
  const environment = {
    PATH: process.env.PATH ?? '',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CLIENT_TIMEOUT_FACTOR: String(timeoutFactor),
    AWS_ENDPOINT_URL_DYNAMODB: await proxyTo(database),
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: await proxyTo(cognito),
    TABLE_NAME: table,
    USER_POOL_ID: pool.userPoolId,
    USER_POOL_CLIENT_ID: pool.clientId,
    SITE_ORIGIN: origin,
    ORIGIN_SECRET: 'o',
    SIGNING_SECRET: 's',
    SIGN_UPS_PER_HOUR: '60',
    PAYMENTS: 'test',
    PLANS_ON_SALE: 'true',
    ASSISTANT_MODEL_ID: '',
    ASSISTANT_DAILY_TOKENS: '1000000',
  };

  async function start(): Promise<ChildProcess> {
    const child = fork(join(root, 'test/support/killable-process.ts'), {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  async function sendTo(child: ChildProcess, path: string, body: object, offsetMs: number): Promise<Answer | 'killed'> {
    const event = {
      routeKey: `POST ${path}`,
      headers: {
        origin,
        'content-type': 'application/json',
        'x-origin-secret': 'o',
        'x-viewer-address': findAddress(body as { email?: string }),
      },
      requestContext: { requestId: 'r' },
      cookies: [`houndwell_browser=${findBrowser(body)}`],
      body: JSON.stringify(body),
      isBase64Encoded: false,
    };
    const over = new AbortController();
    const { signal } = over;
    const killed = once(child, 'exit', { signal }).then(() => 'killed' as const);
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer);
    child.send({ event, clockOffsetMs: offsetMs });
    const first = await Promise.race([answered, killed]);
    over.abort();
    await Promise.allSettled([answered, killed]);
    return first;
  }

  const survivor = await start();
  atEnd(() => {
    survivor.kill();
  });

  async function rows(): Promise<Record<string, unknown>[]> {
    const client = new DynamoDBClient({ ...localAccess, endpoint: database.url });
    const { Items = [] } = await client.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
    client.destroy();
    return Items.map((item) => unmarshall(item));
  }

  return {
    /** Sends a request to a process that is not killed. */
    send: async (path: string, body: object, offsetMs = 0) => (await sendTo(survivor, path, body, offsetMs)) as Answer,

    /**
     * Sends a request to a process that is killed at the given call. Returns the response if the request has fewer
     * calls.
     */
    sendAndKill: async (crash: Crash, path: string, body: object, offsetMs = 0): Promise<Answer | 'killed'> => {
      const victim = await start();
      onCall = killAt(crash, victim);
      try {
        return await sendTo(victim, path, body, offsetMs);
      } finally {
        onCall = () => false;
        victim.kill();
      }
    },

    /** Makes a Cognito action fail while `work` runs. */
    whileRefused: async <T>(action: string, work: () => Promise<T>): Promise<T> => {
      refused = action;
      return work().finally(() => {
        refused = undefined;
      });
    },

    /** Returns the table's rows about an email address and the owners with this address. */
    rowsOf: async (email: string) => {
      const all = await rows();
      const owners = all.filter((row) => row.__edb_e__ === 'owner' && row.email === email);
      const ids = owners.map((owner) => String(owner.id));
      // Events and items of the due queue contain the owner's ID in their data.
      const isOwn = (row: Record<string, unknown>) => ids.some((id) => JSON.stringify(row).includes(id));
      const of = (entity: string) => all.filter((row) => row.__edb_e__ === entity && isOwn(row));
      return { owners, emails: all.filter((row) => row.pk === `email#${email}`), of };
    },

    /** Returns all usernames in Cognito. */
    users: (): string[] =>
      state.database
        .prepare('SELECT username FROM cognito_users ORDER BY rowid')
        .all()
        .map(({ username }) => String(username)),
  };
}
