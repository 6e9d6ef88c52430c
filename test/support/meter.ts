import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

/** What requests to the table cost, in the units that DynamoDB bills. */
export interface Cost {
  calls: number;
  read: number;
  write: number;
}

/** A table whose every request is measured on its way. */
export interface Meter {
  url: string;
  /** The cost of what `work` asks of the table, and what it was. */
  measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost; actions: string[] }>;
}

const reads = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

interface Consumed {
  CapacityUnits?: number;
}

/** What the runtime itself sends every few minutes: it deletes what has expired, as the table on AWS does by itself. */
const ofTheRuntime = '#expiry < :now';

/** Starts an engine and a door in front of it that asks for `ReturnConsumedCapacity` and adds up what is answered. */
export async function startMeter(): Promise<Meter> {
  const engine = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
  let seen: { action: string; units: number }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const action = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const sent = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    const isMeasured = (reads.has(action) || writes.has(action)) && !sent.includes(ofTheRuntime);
    const body = isMeasured
      ? JSON.stringify({ ...JSON.parse(sent.toString()), ReturnConsumedCapacity: 'TOTAL' })
      : sent;
    const answer = await forward(engine.url, incoming, body);
    if (isMeasured) seen.push({ action, units: unitsIn(answer.text) });
    outgoing.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
    await engine.stop();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    measure: async (work) => {
      seen = [];
      const result = await work();
      const sum = (of: Set<string>) =>
        seen.filter(({ action }) => of.has(action)).reduce((total, { units }) => total + units, 0);
      return {
        result,
        cost: { calls: seen.length, read: sum(reads), write: sum(writes) },
        actions: seen.map(({ action, units }) => `${action} ${units}`),
      };
    },
  };
}

/** A refused request costs as well, but tells no units; the operations measured here succeed. */
function unitsIn(text: string): number {
  const { ConsumedCapacity = [] } = JSON.parse(text) as { ConsumedCapacity?: Consumed | Consumed[] };
  const all = Array.isArray(ConsumedCapacity) ? ConsumedCapacity : [ConsumedCapacity];
  return all.reduce((total, { CapacityUnits = 0 }) => total + CapacityUnits, 0);
}

function forward(
  url: string,
  incoming: IncomingMessage,
  body: string | Buffer,
): Promise<{ status: number; text: string }> {
  const { host: _, 'content-length': __, ...headers } = incoming.headers;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 500, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
