import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openCaptureFile } from '#infra/local/capture-file.ts';
import { type Emulator, readBody, startEmulatorServer } from '#infra/local/http/emulator-server.ts';
import { type BrowserKeys, decryptMessage } from '#infra/local/push/decrypt.ts';
import { verifyVapid } from '#infra/local/push/verify-vapid.ts';
import type { State } from '#infra/local/state.ts';

/** A request that arrived. `at` is the time, ISO 8601 in UTC. */
export interface ReceivedPush {
  endpoint: string;
  /** The status of the response. */
  status: number;
  /** The decrypted JSON; null for the subscription of a real browser, whose key the emulator does not have. */
  message: unknown;
  ttl: number;
  urgency: string;
  topic: string;
  at: string;
}

/** The `PushSubscription` of a browser as JSON. */
export interface PushSubscriptionJson {
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
}

export interface PushServiceEmulator extends Emulator {
  /** Returns all requests, newest first. */
  received(): ReceivedPush[];
  /** Subscribes like a browser. Messages to the subscription must be signed with the key. */
  subscribe(applicationServerKey: string): PushSubscriptionJson;
  /** Sets the status of later responses, to messages for one endpoint or for all. 201 accepts them. */
  answerWith(status: number, endpoint?: string): void;
}

interface PushServiceOptions {
  state: State;
  dataDir: string;
  now: () => Date;
}

interface Subscription extends BrowserKeys {
  applicationServerKey: string;
}

/** The host of the endpoints that the emulator creates. */
export const emulatedPushHost = 'push.houndwell.example';

const stateName = 'pushSubscriptions';

/** The maximum size of an encrypted message, in bytes (RFC 8030). */
const bodyLimit = 4096;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Emulates the push services of browsers. The paths of its URL start with the host of the endpoint. Checks signature and
 * headers of each message, decrypts it with the keys of the subscription, and captures it in `push.jsonl`.
 */
export async function startPushService({ state, dataDir, now }: PushServiceOptions): Promise<PushServiceEmulator> {
  const captured = openCaptureFile<ReceivedPush>(join(dataDir, 'push.jsonl'));
  const subscriptions = (state.read(stateName) ?? {}) as Record<string, Subscription>;
  const statuses = new Map<string | undefined, number>();

  async function receive(request: IncomingMessage): Promise<number> {
    const endpoint = `https:/${request.url}`;
    const { ttl, urgency = 'normal', topic = '', authorization } = request.headers;
    const add = (status: number, message: unknown) => {
      const headers = { ttl: Number(ttl), urgency: String(urgency), topic: String(topic) };
      captured.append({ endpoint, status, message, ...headers, at: now().toISOString() });
      return status;
    };
    const status = statuses.get(endpoint) ?? statuses.get(undefined) ?? 201;
    if (status !== 201) return add(status, null);
    const body = await readBody(request, bodyLimit);
    try {
      checkHeaders(request);
      const publicKey = checkSignature(authorization, new URL(endpoint).origin);
      const subscription = subscriptions[endpoint];
      if (!subscription) return add(isEmulated(endpoint) ? 410 : 201, null);
      if (publicKey !== subscription.applicationServerKey) throw new Refused(403, 'Signed with another key.');
      return add(201, JSON.parse(decryptMessage(body, subscription)));
    } catch (error) {
      console.error(`The push service emulator refused a message: ${(error as Error).message}`);
      return add(error instanceof Refused ? error.status : 400, null);
    }
  }

  const emulator = await startEmulatorServer(async (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(await receive(request), { location: `https:/${request.url}`, 'content-length': 0 });
    response.end();
  });
  return {
    url: emulator.url,
    stop: async () => {
      await emulator.stop();
      captured.close();
    },
    received: () => captured.entries.toReversed(),
    subscribe: (applicationServerKey) => {
      const curve = createECDH('prime256v1');
      const publicKey = curve.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const endpoint = `https://${emulatedPushHost}/${randomBytes(24).toString('base64url')}`;
      const privateKey = curve.getPrivateKey('base64url');
      subscriptions[endpoint] = { publicKey, privateKey, auth, applicationServerKey };
      state.write(stateName, subscriptions);
      return { endpoint, expirationTime: null, keys: { p256dh: publicKey, auth } };
    },
    answerWith: (status, endpoint) => void statuses.set(endpoint, status),
  };
}

function isEmulated(endpoint: string): boolean {
  return new URL(endpoint).host === emulatedPushHost;
}

function checkHeaders({ method, headers }: IncomingMessage): void {
  if (method !== 'POST') throw new Refused(405, 'The method is not POST.');
  if (!/^\d+$/.test(String(headers.ttl))) throw new Refused(400, 'The TTL is missing.');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Refused(415, 'The encoding is not aes128gcm.');
  if (!/^[\w-]{0,32}$/.test(String(headers.topic ?? ''))) throw new Refused(400, 'The topic is malformed.');
}

function checkSignature(authorization: string | undefined, audience: string): string {
  try {
    return verifyVapid(authorization, audience);
  } catch (error) {
    throw new Refused(401, (error as Error).message);
  }
}
