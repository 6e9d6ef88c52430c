import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { coldStart, coldStartBytes, firstRequests, type Loaded } from '#test/support/cold-start.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
/**
 * The factor of the AWS clients' timeouts. They are long enough for a response on a busy machine, and short enough for
 * four attempts.
 */
const shortTimeouts = '0.2';
const { environment } = app;

/**
 * The maximum size in kilobytes of the files that a cold start reads, where it is more than the usual 450. `account`
 * contains the common passwords. `appointments`, `reminders`, `billing`, `trials`, `renewals` and `consumers` calculate
 * with time zones. `assistant` and `emergency` contain the emergency models and the list of toxins. `community` serves
 * four domains, and the queues of two more. `exercise` and `notifications` contain the breeds, and `notifications` and
 * `daily-tips` the library of tips. `push` contains the encryption of messages, `mail` the templates, the SES client and
 * the library of tips, `photos` and `exports` the S3 client, and `records` the positions of ZIP codes. `deletions` contains what each domain
 * removes with an owner.
 */
const maxKilobytes: Partial<Record<LambdaName, number>> = {
  account: 660,
  appointments: 540,
  assistant: 920,
  billing: 540,
  community: 520,
  consumers: 500,
  'daily-tips': 620,
  deletions: 500,
  emergency: 840,
  exercise: 490,
  exports: 600,
  mail: 760,
  notifications: 640,
  push: 500,
  photos: 550,
  records: 600,
  reminders: 500,
  renewals: 500,
  trials: 500,
};

/**
 * The maximum size of the compiled code, relative to an empty handler, where it is more than the usual 1.62. The size
 * grows with the number of executed instructions: at 1.62, a cold start executes four times the instructions of an
 * empty handler. No Lambda may need more than 4.5 times as many, which is at about 1.8.
 */
const maxBytecode: Partial<Record<LambdaName, number>> = {
  photos: 1.75,
  // It registers, signs in, resets passwords, deletes what a stranger left, and starts exports and deletions.
  account: 1.72,
  // It contains the templates of every domain.
  mail: 1.66,
  // It contains the S3 client. Owners get an email when it is done.
  exports: 1.9,
};

/** Matches Node.js modules that are large, slow to load and not needed. */
const unwanted = /undici|http2|^(internal\/)?worker(_threads)?$/;

let empty: Loaded;

beforeAll(async () => {
  empty = await coldStart(undefined, { environment });
});

describe.each(Object.keys(lambdas) as LambdaName[])('a cold start of %s', (name) => {
  test('loads a bundle within its size limit', () => {
    expect(coldStartBytes(name) / 1024).toBeLessThanOrEqual(maxKilobytes[name] ?? 450);
  });

  test('compiles little code and loads no large module that it does not need', async () => {
    const { bytecode, builtIns } = await coldStart(name, { environment });
    expect(bytecode / empty.bytecode).toBeLessThanOrEqual(maxBytecode[name] ?? 1.62);
    expect(builtIns.filter((each) => unwanted.test(each))).toEqual([]);
  });
});

/** The maximum size of the compiled code after the first request, relative to an empty handler. */
const maxAfterFirst = { listDogs: 2.2, getUser: 2.25, login: 2.45, emergency: 2.35 };

test.each(Object.keys(maxAfterFirst) as (keyof typeof maxAfterFirst)[])(
  'the first call of %s compiles little additional code',
  async (name) => {
    const { lambda, event } = (await firstRequests(app))[name];
    const { statuses, bytecode, builtIns } = await coldStart(lambda, { environment, events: [event] });
    expect(statuses).toEqual([200]);
    expect(bytecode / empty.bytecode).toBeLessThanOrEqual(maxAfterFirst[name]);
    expect(builtIns.filter((each) => unwanted.test(each))).toEqual([]);
  },
);

/** Starts a fake table that responds to every request with `answer`, and counts the requests. */
async function startFailing(answer: (response: ServerResponse) => void) {
  let attempts = 0;
  const server = createServer((request, response) => {
    attempts += 1;
    request.resume();
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    attempts: () => attempts,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(body));
}

const throttled = 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException';

/** Faults with which four attempts take seconds. Only an exhaustive run tests them. */
const slow: [string, (response: ServerResponse) => void][] = [
  ['throttles', (response) => json(response, 400, { __type: throttled, message: 'Slow down.' })],
  ['hangs', () => undefined],
];

test.each<[string, (response: ServerResponse) => void]>([
  ...(exhaustive ? slow : []),
  ['closes the connection', (response) => response.destroy()],
  ['fails', (response) => json(response, 500, { __type: 'InternalServerError' })],
  ['returns an invalid response', (response) => response.end('<html>')],
])('a bundled Lambda responds like its source code when the table %s', async (_, answer) => {
  const { lambda, event } = (await firstRequests(app)).listDogs;
  const results = [];
  for (const fromSources of [true, false]) {
    const table = await startFailing(answer);
    const failing = { AWS_ENDPOINT_URL_DYNAMODB: table.url, AWS_CLIENT_TIMEOUT_FACTOR: shortTimeouts };
    const options = { environment: { ...environment, ...failing }, events: [event], fromSources };
    const { statuses } = await coldStart(lambda, options);
    results.push({ statuses, attempts: table.attempts() });
    table.stop();
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[0]?.statuses[0]).toBeGreaterThanOrEqual(500);
});
