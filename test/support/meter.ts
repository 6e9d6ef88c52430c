import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { atEnd } from '#test/support/clean-up.ts';
import type { WireRequest } from '#test/support/describe-requests.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

/** The number of requests to the table, and the read and write capacity units that DynamoDB bills. */
export interface Cost {
  calls: number;
  read: number;
  write: number;
}

/** A request to the table. */
export interface MeasuredRequest {
  action: string;
  units: number;
  body: WireRequest;
}

/** A proxy that measures requests to the table. */
export interface Meter {
  url: string;
  /** Runs `work`. Returns its result, its cost and its requests to the table. */
  measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost; requests: MeasuredRequest[] }>;
}

const reads = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

interface Consumed {
  CapacityUnits?: number;
}

/** Part of the requests with which the local runtime deletes expired rows, as DynamoDB does. They are not measured. */
const expiryRequest = '#expiry < :now';

/**
 * Starts an emulator and a proxy in front of it. The proxy adds `ReturnConsumedCapacity` to requests and sums up the
 * units.
 */
export async function startMeter(): Promise<Meter> {
  const emulator = await startDynoxide(join(temporaryFolder(), 'table.sqlite'), () => undefined);
  let measured: MeasuredRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const action = String(incoming.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const sent = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    const isMeasured = (reads.has(action) || writes.has(action)) && !sent.includes(expiryRequest);
    const body = isMeasured ? (JSON.parse(sent.toString()) as WireRequest) : {};
    const measuring = JSON.stringify({ ...body, ReturnConsumedCapacity: 'TOTAL' });
    const response = await forward(emulator.url, incoming, isMeasured ? measuring : sent);
    if (isMeasured) measured.push({ action, units: unitsIn(response.text), body });
    outgoing.writeHead(response.status, { 'content-type': 'application/x-amz-json-1.0' }).end(response.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
    await emulator.stop();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    measure: async (work) => {
      measured = [];
      const result = await work();
      const sum = (of: Set<string>) =>
        measured.filter(({ action }) => of.has(action)).reduce((total, { units }) => total + units, 0);
      return {
        result,
        cost: { calls: measured.length, read: sum(reads), write: sum(writes) },
        requests: measured,
      };
    },
  };
}

/** Returns the capacity units in a response. Failed requests report none, but the measured operations succeed. */
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
