import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Socket,
  type Server as SocketServer,
} from 'node:net';
import { StartupError } from '#infra/local/startup-error.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * The server of the site's origin. It listens before the runtime is ready: requests wait until `open` sets a handler.
 */
export interface Listener {
  port: number;
  server: Server;
  /** Sets the handler, and handles the waiting requests. */
  open(handle: Handle): void;
  /** Takes no new requests, and gives open requests three seconds to finish. Calling this twice is allowed. */
  stop(): Promise<void>;
}

/** The maximum size of a request's headers in bytes, as for CloudFront. The API's limit is smaller. */
const maxHeaderSize = 32 * 1024;
const stopTimeoutMs = 3000;

/**
 * How long a caller may take to send the headers and the whole request, so that slow callers do not use up all
 * connections, and how often this is checked. A minute is enough for the largest upload. A caller who sends nothing at all
 * has as long as for the headers.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

function listen(server: SocketServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function startupError(error: NodeJS.ErrnoException, port: number, host: string): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another one, for example PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(
      `Port ${port} needs administrator rights. Choose one above 1023, for example PORT=3000 npm start.`,
    );
  }
  return new StartupError(
    `Houndwell cannot listen on ${host} (${error.code ?? error.message}). Set HOST to an address of this machine.`,
  );
}

/**
 * Listens on a port. For `127.0.0.1`, also listens on the IPv6 address `::1`, because browsers may resolve `localhost`
 * to either address, and a program on the other address would get our requests.
 * @param port 0 means any free port
 * @param limits in milliseconds
 * @throws StartupError when the port or the host is not available
 */
export async function startListener(port: number, host: string, limits = timeouts): Promise<Listener> {
  const opened = Promise.withResolvers<Handle>();
  const server = createServer({ maxHeaderSize, ...limits }, async (request, response) => {
    try {
      const handle = await opened.promise;
      await handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong on our side.\n');
    }
  });
  // Forwards IPv6 connections to `server`, so that one HTTP server handles both addresses.
  const ipv6 = createSocketServer((socket) => server.emit('connection', socket));

  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const stop = () => close(server, ipv6, sockets);

  for (let attempt = 1; ; attempt += 1) {
    try {
      const taken = await listen(server, port, host);
      if (host === '127.0.0.1') await listenOnIpv6(ipv6, taken);
      return { port: taken, server, open: opened.resolve, stop };
    } catch (error) {
      await stop();
      // Any free port was requested, and the chosen port is in use on IPv6. Tries another port.
      if (port === 0 && attempt < 5) continue;
      throw startupError(error as NodeJS.ErrnoException, port, host);
    }
  }
}

async function listenOnIpv6(ipv6: SocketServer, port: number): Promise<void> {
  try {
    await listen(ipv6, port, '::1');
  } catch (error) {
    // Ignores other errors: they mean that this machine has no IPv6.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
  }
}

async function close(server: Server, ipv6: SocketServer, sockets: Set<Socket>): Promise<void> {
  ipv6.close();
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    // Destroys all sockets, because `closeAllConnections` does not close web sockets.
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, stopTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
