import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { isSuccess, type Operation, routeKey } from '#shared/contract/operation.ts';
import { type ErrorCode, errors } from '#shared/errors.ts';
import type { Expectation } from '#test/generated/expectation.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { type BadRequest, byChance, fromSchema } from '#test/generated/mutations.ts';
import { createFactories } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { exhaustive, sample, sampleSeed } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

const {
  AWS_ENDPOINT_URL_DYNAMODB: endpoint = '',
  AWS_ACCESS_KEY_ID = '',
  AWS_SECRET_ACCESS_KEY = '',
} = app.environment;
const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }));
afterAll(() => table.destroy());

/** All rows of an owner, as JSON. */
async function readRows(ownerId: string): Promise<string> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: app.environment.TABLE_NAME,
      KeyConditionExpression: 'pk = :owner',
      ExpressionAttributeValues: { ':owner': `owner#${ownerId}` },
      ConsistentRead: true,
    }),
  );
  // The emulator returns attributes in any order.
  return JSON.stringify(Items, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** Describes what is wrong with a response to a bad request. */
function findFault({ status, body, text, headers }: Reply, operation: Operation): string | undefined {
  if (status >= 500) return `returned ${status}: ${text.slice(0, 200)}`;
  if (/node_modules|\bat \S+ \(|\.ts:\d+/.test(text)) return `reveals internals: ${text.slice(0, 200)}`;
  // API Gateway's own response to headers that are too large.
  if (status === 431 || (status === 413 && (body as { message?: string })?.message === 'Request Entity Too Large'))
    return undefined;
  if (status < 400) return isSuccess(operation, status) ? undefined : `returned ${status}`;
  if (headers['content-type'] !== 'application/json') return `returned ${status} as ${headers['content-type']}`;
  const { code, message, fields } = (body ?? {}) as { code?: string; message?: string; fields?: object };
  if (!code || !(code in errors)) return `returned ${status} without a known code: ${text.slice(0, 200)}`;
  if (errors[code as ErrorCode].status !== status) return `${code} came with ${status}`;
  if (!message || message.length > 300) return `${code} has no suitable message: ${text.slice(0, 300)}`;
  if (fields && Object.values(fields).some((each) => typeof each !== 'string' || each === 'Invalid input')) {
    return `a field has no message of its own: ${text.slice(0, 300)}`;
  }
  return undefined;
}

function send(browser: Browser, { method, path, body, headers }: BadRequest): Promise<Reply> {
  return browser.send(method, path, body, headers ? { headers, forgetCookies: true } : { forgetCookies: true });
}

let lastAddress = 1;

/** Creates an owner with a new IP address, which is not rate limited yet. */
function ownerWithNewAddress() {
  lastAddress += 1;
  return create.owner(app.visitor(`127.0.${20 + Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`));
}

describe.each(operations().map((row) => [routeKey(row.operation), row] as const))('%s', (_, { name, operation }) => {
  async function prepared() {
    const owner = await ownerWithNewAddress();
    const expected = expectations[name as OperationName] as Expectation;
    const asked = await expected.prepare({ app, create, owner });
    await app.settle();
    return { owner, asked };
  }

  test('rejects every bad request with a clear error and changes nothing', async () => {
    const { asked, ...first } = await prepared();
    let { owner } = first;
    const faults: string[] = [];
    let before = await readRows(owner.user.id);
    for (const bad of [
      ...sample(fromSchema(operation, asked), 4),
      ...byChance(operation, asked, sampleSeed, exhaustive ? 60 : 2),
    ]) {
      const reply = await send(owner.browser, bad);
      const isUnchanged = reply.status === 304 && bad.headers?.['if-none-match'] !== undefined;
      const fault = isUnchanged ? undefined : findFault(reply, operation);
      if (fault) faults.push(`${bad.what}: ${fault}`);
      if (reply.status < 400) {
        // The request was valid after all, and may have changed the owner's data or ended the session.
        await app.settle();
        const alive = (await owner.browser.get('/api/auth/user')).status === 200;
        if (!alive) ({ owner } = await prepared());
        before = await readRows(owner.user.id);
      } else if ((await readRows(owner.user.id)) !== before) {
        faults.push(`${bad.what}: rejected with ${reply.status}, but data changed`);
      }
    }
    expect(faults).toEqual([]);
  });
});
