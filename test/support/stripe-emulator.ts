import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type cards, StripeError, StripeState } from '#test/support/stripe-state.ts';

/** A request that Stripe got, for assertions. */
export interface SeenRequest {
  method: string;
  path: string;
  key: string | undefined;
  form: Record<string, string>;
}

export const stripeKey = 'sk_test_emulated';
export const stripeWebhookSecret = 'whsec_emulated';

/** Signs the body of a webhook request as Stripe does. */
export function signEvent(body: string, at: Date, secret = stripeWebhookSecret): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/**
 * Starts an emulator of the part of Stripe's API that we use. It rejects what Stripe rejects: a wrong key, a body that is
 * not form-encoded, an idempotency key with other parameters, unknown parameters and IDs, and impossible states.
 */
export async function startStripe(now: () => Date = () => new Date()) {
  const state = new StripeState(now);
  const seen: SeenRequest[] = [];
  const saved = new Map<string, { request: string; status: number; body: unknown }>();

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown; replayed?: boolean }> {
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const key = request.headers['idempotency-key']?.toString();
    if (request.headers.authorization !== `Bearer ${stripeKey}`) return fail(new StripeError(401, 'api_key_invalid'));
    if (text && !/^application\/x-www-form-urlencoded/.test(request.headers['content-type'] ?? '')) {
      return fail(new StripeError(400, 'not form-encoded'));
    }
    const form = Object.fromEntries(method === 'GET' ? searchParams : new URLSearchParams(text));
    seen.push({ method, path: pathname, key, form });
    const requested = `${method} ${pathname} ${text}`;
    const known = method === 'POST' && key ? saved.get(key) : undefined;
    if (known) {
      return known.request === requested
        ? { ...known, replayed: true }
        : fail(new StripeError(400, 'idempotency_error'));
    }
    const answered = run(() => state.answer(method, pathname, form));
    // Stripe does not save responses to parameters that it rejects.
    const isSaved = answered.status !== 400 || answered.reason !== 'parameters';
    if (method === 'POST' && key && isSaved) saved.set(key, { request: requested, ...answered });
    return answered;
  }

  let failures = 0;
  const server = createServer(async (request, response) => {
    if (failures > 0) {
      failures -= 1;
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'The emulator has an outage.' } }));
      return;
    }
    const { status, body, replayed } = await answer(request);
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      'stripe-should-retry': 'false',
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    seen,
    /** Answers the next requests with an error, before they are carried out. The client repeats each request once. */
    failNext: (count: number) => {
      failures = count;
    },
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: () => saved.clear(),
    /** Does what the browser does: enters a card into the fields of Stripe, and confirms it. Returns the token. */
    setUpCard: (clientSecret: string, card: keyof typeof cards = 'good') => state.setUpCard(clientSecret, card),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type StripeEmulator = Awaited<ReturnType<typeof startStripe>>;

function run(work: () => unknown): { status: number; body: unknown; reason?: string } {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof StripeError) return fail(error);
    throw error;
  }
}

function fail({ status, code, more, reason }: StripeError): { status: number; body: unknown; reason: string } {
  const type = status === 402 ? 'card_error' : code === 'idempotency_error' ? code : 'invalid_request_error';
  return { status, reason, body: { error: { type, code, message: `The emulator says ${code}.`, ...more } } };
}
