import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';

/** A local stand-in that is running. `url` has no slash at the end. */
export interface Engine {
  url: string;
  /** Lets requests under way finish, takes no new ones, and leaves nothing open. */
  stop(): Promise<void>;
}

/** A refusal under the name and with the status that AWS itself would give. */
export class AwsFailure extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = 'AwsFailure';
    this.code = code;
    this.status = status;
  }
}

/** What AWS may well know but the stand-in does not: said aloud, so that nothing is taken for done that was not. */
export function unsupported(what: string): AwsFailure {
  return new AwsFailure('NotImplemented', `The local stand-in does not know ${what}.`, 501);
}

/** Whatever went wrong, as a refusal. What nobody foresaw is a mistake of the stand-in and goes to the console as well. */
export function asFailure(error: unknown, internal: string): AwsFailure {
  if (error instanceof AwsFailure) return error;
  console.error(error);
  return new AwsFailure(internal, 'We encountered an internal error. Please try again.', 500);
}

/** The whole body of a request. @throws AwsFailure 413 beyond `limit` bytes, 400 when the caller hung up */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
  });
  try {
    await finished(request, { writable: false });
  } catch {
    throw new AwsFailure('IncompleteBody', 'The request body terminated unexpectedly');
  }
  if (size > limit) throw new AwsFailure('RequestEntityTooLarge', 'Request entity is too large.', 413);
  return Buffer.concat(parts);
}

/**
 * Idle connections stay open until their caller closes them (0: no limit). A server that closes them by the clock may do so
 * at the very moment in which the next request is on its way, above all after the machine stood still.
 */
export const keepAliveTimeout = 0;

/** So long requests under way may take once the stop has begun. */
const patienceMs = 2000;

/** Serves on the loopback address, on a port that was free. */
export async function startServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Engine> {
  const underWay = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    const work = handle(request, response)
      .catch((error: unknown) => {
        console.error(error);
        response.destroy();
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // A caller that does not finish its request must not hold up the stop.
      const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await Promise.all(underWay);
      clearTimeout(patience);
      server.closeAllConnections();
      await closed;
    },
  };
}
