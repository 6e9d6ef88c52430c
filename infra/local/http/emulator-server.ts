import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';

/** A running emulator. `url` has no slash at the end. */
export interface Emulator {
  url: string;
  /** Takes no new requests and lets open ones finish. */
  stop(): Promise<void>;
}

/** An error response of AWS, with its error code and HTTP status. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = 'AwsError';
    this.code = code;
    this.status = status;
  }
}

/** Returns the error for a call or parameter that the emulator does not support. Emulators never ignore a parameter. */
export function unsupported(what: string): AwsError {
  return new AwsError('NotImplemented', `The local emulator does not support ${what}.`, 501);
}

/** Converts a thrown value to an AwsError. Logs an unexpected error, and returns a 500 with the code `internal`. */
export function toAwsError(error: unknown, internal: string): AwsError {
  if (error instanceof AwsError) return error;
  console.error(error);
  return new AwsError(internal, 'We encountered an internal error. Please try again.', 500);
}

/** Reads the whole body of a request. @throws AwsError 413 above `limit` bytes, 400 when the caller disconnects */
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
    throw new AwsError('IncompleteBody', 'The request body terminated unexpectedly');
  }
  if (size > limit) throw new AwsError('RequestEntityTooLarge', 'Request entity is too large.', 413);
  return Buffer.concat(parts);
}

/** How long open requests may take after `stop` was called. */
const stopTimeoutMs = 2000;

/** Starts a server on the loopback address, on any free port. */
export async function startEmulatorServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Emulator> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
      // `close` also closes idle connections.
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(timer);
    },
  };
}
