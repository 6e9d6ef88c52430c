import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '#test/support/clean-up.ts';

/**
 * When a process is killed: at which outgoing call, and whether before the call is forwarded or before its response is
 * returned.
 */
export interface Crash {
  call: number;
  moment: 'before' | 'after';
}

/** Returns all crashes of a request with this number of calls: both moments of each call. */
export function listCrashes(calls: number): Crash[] {
  const numbers = Array.from({ length: calls }, (_, at) => at + 1);
  return numbers.flatMap((call) => (['before', 'after'] as const).map((moment) => ({ call, moment })));
}

/**
 * Called before each outgoing call and before its response. Returns whether the process was killed. `id` is the same
 * for all retries of a call.
 */
export type OnCall = (moment: Crash['moment'], id: string) => boolean;

/** Kills a process at one of its outgoing calls. */
export function killAt({ call, moment }: Crash, victim: ChildProcess): OnCall {
  // Retries of a call have the same ID, so they count as one call.
  const seen = new Set<string>();
  return (now, id) => {
    seen.add(id);
    return now === moment && [...seen].indexOf(id) === call - 1 && victim.kill('SIGKILL');
  };
}

interface ProxyOptions {
  onCall: OnCall;
  /** Returns the response to an AWS action, instead of forwarding it. */
  answer?: (action: string) => { status: number; body: object } | undefined;
}

/** Starts a proxy in front of an emulator, which reports every call, and returns its URL. */
export async function startCallProxy(url: string, { onCall, answer }: ProxyOptions): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer(async (incoming, outgoing) => {
    const body = await Array.fromAsync(incoming);
    const { headers: sentHeaders } = incoming;
    // Stripe's client sends the same idempotency key with all retries of a write.
    const id = String(sentHeaders['amz-sdk-invocation-id'] ?? sentHeaders['idempotency-key'] ?? randomUUID());
    // The process was killed before the call, so the call is not forwarded.
    if (onCall('before', id)) return outgoing.destroy();
    const own = answer?.(String(incoming.headers['x-amz-target']));
    if (own) {
      outgoing.writeHead(own.status, { 'content-type': 'application/x-amz-json-1.1' });
      return outgoing.end(JSON.stringify(own.body));
    }
    const { url: path, method, headers } = incoming;
    const sent = forward({ hostname, port, path, method, headers }, (received) => {
      onCall('after', id);
      outgoing.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    sent.end(Buffer.concat(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
