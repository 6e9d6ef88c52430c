import { once } from 'node:events';
import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

/** How requests to the table fail. */
export type Fault = 'none' | 'throttlesWrites' | 'isDown' | 'hangs';

const throttled = 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException';
const writes = /\.(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/;

/** Starts a database behind a proxy that can make requests fail. */
export async function startFaultyTable() {
  const database = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
  atEnd(() => database.stop());
  let fault: Fault = 'none';
  const hanging = new Set<ServerResponse>();

  /**
   * Answers a request with the current fault.
   * @returns whether the request was handled, and must not be forwarded
   */
  const fails = (target: string, response: ServerResponse): boolean => {
    if (fault === 'isDown') response.destroy();
    if (fault === 'throttlesWrites' && writes.test(target)) {
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: throttled, message: 'Slow down.' }));
      return true;
    }
    if (fault === 'hangs') hanging.add(response);
    return fault === 'isDown' || fault === 'hangs';
  };

  const { hostname, port } = new URL(database.url);
  const server = createServer((request, response) => {
    if (fails(String(request.headers['x-amz-target']), response)) return;
    const { method, url: path, headers } = request;
    const passed = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (how: Fault) => {
      fault = how;
      // A runtime that stops waits for its open requests, so the hanging ones are closed.
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
  };
}
