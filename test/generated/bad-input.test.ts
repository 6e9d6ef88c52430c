import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { routeKey, successStatus } from '#shared/contract/operation.ts';
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

/** Everything that is kept of an owner, as text. */
async function keptOf(ownerId: string): Promise<string> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: app.environment.TABLE_NAME,
      KeyConditionExpression: 'pk = :owner',
      ExpressionAttributeValues: { ':owner': `owner#${ownerId}` },
      ConsistentRead: true,
    }),
  );
  // The engine names the attributes of an item, and those of a map in it, in any order.
  return JSON.stringify(Items, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** What is wrong with an answer, whatever was asked. */
function faultOf({ status, body, text, headers }: Reply, success: number): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (/node_modules|\bat \S+ \(|\.ts:\d+/.test(text)) return `tells of the machine: ${text.slice(0, 200)}`;
  // The gateway's own words, for headers that are larger than it takes.
  if (status === 431 || (status === 413 && (body as { message?: string })?.message === 'Request Entity Too Large'))
    return undefined;
  if (status < 400) return status === success ? undefined : `answered ${status}`;
  if (headers['content-type'] !== 'application/json') return `answered ${status} as ${headers['content-type']}`;
  const { code, message, fields } = (body ?? {}) as { code?: string; message?: string; fields?: object };
  if (!code || !(code in errors)) return `answered ${status} without a known code: ${text.slice(0, 200)}`;
  if (errors[code as ErrorCode].status !== status) return `${code} came with ${status}`;
  if (!message || message.length > 300) return `${code} has no fit words: ${text.slice(0, 300)}`;
  if (fields && Object.values(fields).some((words) => typeof words !== 'string' || words === 'Invalid input')) {
    return `a field has no words of its own: ${text.slice(0, 300)}`;
  }
  return undefined;
}

function send(browser: Browser, { method, path, body, headers }: BadRequest): Promise<Reply> {
  return browser.send(method, path, body, headers ? { headers, forgetCookies: true } : { forgetCookies: true });
}

let lastAddress = 1;

/** An owner whose address has not been used for asking again and again. */
function ownerFromElsewhere() {
  lastAddress += 1;
  return create.owner(app.visitor(`127.0.20.${lastAddress}`));
}

describe.each(operations().map((row) => [routeKey(row.operation), row] as const))('%s', (_, { name, operation }) => {
  const success = successStatus(operation);

  async function prepared() {
    const owner = await ownerFromElsewhere();
    const expected = expectations[name as OperationName] as Expectation;
    const asked = await expected.prepare({ app, create, owner });
    await app.settle();
    return { owner, asked };
  }

  test('answers every broken request with a clear refusal, and then nothing has changed', async () => {
    const { asked, ...first } = await prepared();
    let { owner } = first;
    const faults: string[] = [];
    let before = await keptOf(owner.user.id);
    for (const bad of [
      ...sample(fromSchema(operation, asked), 40),
      ...byChance(operation, asked, sampleSeed, exhaustive ? 60 : 15),
    ]) {
      const reply = await send(owner.browser, bad);
      const fault = faultOf(reply, success);
      if (fault) faults.push(`${bad.what}: ${fault}`);
      if (reply.status < 400) {
        // It was not broken after all; what follows needs its things again.
        await app.settle();
        const alive = (await owner.browser.get('/api/auth/user')).status === 200;
        if (!alive) ({ owner } = await prepared());
        before = await keptOf(owner.user.id);
      } else if ((await keptOf(owner.user.id)) !== before) {
        faults.push(`${bad.what}: refused with ${reply.status}, and yet something changed`);
      }
    }
    expect(faults).toEqual([]);
  });
});
