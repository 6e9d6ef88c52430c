import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Socket,
  type Server as SocketServer,
} from 'node:net';
import { CannotStart } from '#infra/local/cannot-start.ts';
import { keepAliveTimeout } from '#infra/local/engine.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The one door of the runtime. It holds its port from the start on, and keeps requests waiting until it is opened. */
export interface Edge {
  port: number;
  server: Server;
  /** From now on requests, those that wait included, are answered so. */
  open(handle: Handle): void;
  /** Takes no more requests and lets those under way finish, for three seconds at most. */
  stop(): Promise<void>;
}

/** As much as the edge on AWS takes; the API behind it takes less and says so itself. */
const maxHeaderSize = 32 * 1024;
const graceMs = 3000;

function listen(server: SocketServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(
      `Port ${port} is already taken. Stop the program that has it, or choose another one, for example PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    return new CannotStart(
      `Port ${port} is not open to ordinary users. Choose one above 1023, for example PORT=3000 npm start.`,
    );
  }
  return new CannotStart(
    `Nothing can listen on ${host} (${error.code ?? error.message}). Set HOST to an address of this machine.`,
  );
}

/**
 * Takes the port. On the loopback address both of its forms are taken, because `localhost` means either: another
 * program on the second one would get our visitors.
 * @param port 0: any free one
 * @throws CannotStart when the port or the host cannot be had
 */
export async function takePort(port: number, host: string): Promise<Edge> {
  let open: (handle: Handle) => void = () => {};
  const opened = new Promise<Handle>((resolve) => {
    open = resolve;
  });
  const server = createServer({ maxHeaderSize, keepAliveTimeout }, async (request, response) => {
    try {
      const handle = await opened;
      await handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong on our side.\n');
    }
  });
  // Sockets of the second address are handed over; one server answers both.
  const second = createSocketServer((socket) => server.emit('connection', socket));

  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const stop = () => close(server, second, sockets);

  for (let attempt = 1; ; attempt += 1) {
    try {
      const taken = await listen(server, port, host);
      if (host === '127.0.0.1') await listenOnBoth(second, taken);
      return { port: taken, server, open, stop };
    } catch (error) {
      await stop();
      // A port that was free on one address only; another one will do.
      if (port === 0 && attempt < 5) continue;
      throw refusal(error as NodeJS.ErrnoException, port, host);
    }
  }
}

async function listenOnBoth(second: SocketServer, port: number): Promise<void> {
  try {
    await listen(second, port, '::1');
  } catch (error) {
    // A machine without IPv6 has no second form.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
  }
}

async function close(server: Server, second: SocketServer, sockets: Set<Socket>): Promise<void> {
  second.close();
  if (!server.listening) return;
  await new Promise<void>((resolve) => {
    // Web sockets are no longer the server's to close; these are.
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
