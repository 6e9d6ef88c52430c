import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { forum } from '#shared/contract/forum.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { originSecretHeader, viewerAddressHeader } from '#shared/session.ts';
import type { Row } from '#test/bench/print-rows.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { buildAddress } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** How many requests are measured, after as many that are not. */
const requestCount = 40;

/** Posts are limited per owner, so several owners write. */
const postsPerOwner = 20;

type OperationName = 'listPosts' | 'createPost' | 'createComment' | 'likePost';

interface Asked {
  params?: { id: string };
  query?: Record<string, string>;
  body?: object;
}

/** The SDK's commands by the names that its middlewares see. */
const commands = {
  BatchGetItemCommand: BatchGetCommand,
  GetItemCommand: GetCommand,
  QueryCommand,
  PutItemCommand: PutCommand,
  UpdateItemCommand: UpdateCommand,
  TransactWriteItemsCommand: TransactWriteCommand,
};

interface Key {
  pk: unknown;
  sk: unknown;
}

/** A request to the table that a handler has sent. */
interface Sent {
  name: keyof typeof commands;
  input: { ClientRequestToken?: string; TransactItems?: { Put?: { Item: Key } }[] };
}

const form = { title: 'Loose leash', content: 'Five minutes before each meal.', category: 'training' } as const;

/**
 * Measures the CPU time that handlers of the forum need per request, next to that of the same requests to the table without
 * the handlers.
 */
export async function forumCpuRows(app: TestApp): Promise<Row[]> {
  Object.assign(process.env, app.environment);
  const { client } = await import('#functions/core/data/table.ts');
  const { handler } = await import('#functions/entrypoints/community.ts');
  const create = createFactories(app);
  const owners: Owner[] = [];
  for (let count = 0; count < (2 * requestCount) / postsPerOwner; count += 1) {
    owners.push(await create.owner(app.visitor(`127.0.33.${count + 1}`)));
  }
  const ids: string[] = [];
  for (let count = 0; count < postsPerOwner; count += 1) {
    const owner = owners[count % owners.length];
    if (owner) ids.push((await owner.browser.ask(forum.createPost, { body: form })).id);
  }

  const toEvent = (name: OperationName, owner: Owner, { params = { id: '' }, query = {}, body }: Asked) => {
    const operation = forum[name];
    return {
      version: '2.0',
      routeKey: routeKey(operation),
      rawPath: buildAddress(operation, params),
      rawQueryString: new URLSearchParams(query).toString(),
      queryStringParameters: query,
      pathParameters: params,
      cookies: [...owner.browser.jar].map(([cookie, { value }]) => `${cookie}=${value}`),
      headers: {
        [originSecretHeader]: app.environment.ORIGIN_SECRET,
        [viewerAddressHeader]: '127.0.33.1',
        'sec-fetch-site': 'same-origin',
        origin: app.siteOrigin,
        'content-type': 'application/json',
      },
      requestContext: { requestId: 'cpu', http: { method: operation.method, path: operation.path } },
      isBase64Encoded: false,
      ...(body && { body: JSON.stringify(body) }),
    };
  };

  const cases: Readonly<Record<OperationName, (index: number) => [Owner | undefined, Asked]>> = {
    listPosts: () => [owners[0], { query: { limit: '20' } }],
    createPost: (index) => [owners[Math.floor(index / postsPerOwner)], { body: form }],
    createComment: (index) => [
      owners[index % owners.length],
      { params: { id: ids[index % ids.length] ?? '' }, body: { content: 'Hi' } },
    ],
    likePost: (index) => [
      owners[index % owners.length],
      { params: { id: ids[Math.floor(index / owners.length)] ?? '' } },
    ],
  };

  const rows: Row[] = [];
  for (const [name, prepare] of Object.entries(cases) as [OperationName, (typeof cases)[OperationName]][]) {
    const sent: Sent[] = [];
    const events = Array.from({ length: 2 * requestCount }, (_, index) => {
      const [owner, asked] = prepare(index);
      return owner && toEvent(name, owner, asked);
    });
    const call = async (event: unknown) => {
      const { statusCode } = (await handler(event as never, {} as never)) as { statusCode: number };
      if (statusCode >= 400) throw new Error(`${name} answered ${statusCode}.`);
    };
    client.middlewareStack.add(
      (next, context) => (request) => {
        sent.push({
          name: context.commandName as Sent['name'],
          input: structuredClone(request.input) as Sent['input'],
        });
        return next(request);
      },
      { step: 'initialize', name: 'recorded', override: true },
    );
    await measureCpu(events.slice(0, requestCount).map((event) => () => call(event)));
    client.middlewareStack.remove('recorded');
    const handled = await measureCpu(events.slice(requestCount).map((event) => () => call(event)));
    // The new rows are deleted, so that the same requests can add them again.
    for (const { pk, sk } of sent.flatMap(
      ({ input }) => input.TransactItems?.flatMap((item) => item.Put?.Item ?? []) ?? [],
    )) {
      await client.send(new DeleteCommand({ TableName: app.environment.TABLE_NAME, Key: { pk, sk } }));
    }
    const repeat = async ({ name: command, input }: Sent) => {
      const { ClientRequestToken: token, ...parameters } = input;
      const again = { ...parameters, ...(token && { ClientRequestToken: crypto.randomUUID() }) };
      // The condition of a rate limit may fail, which takes as long.
      await client.send(new commands[command](again as never) as never).catch(() => undefined);
    };
    const bare = await measureCpu(sent.map((request) => () => repeat(request)));
    rows.push([
      name,
      `${handled.toFixed(1)} ms`,
      `${bare.toFixed(1)} ms`,
      `${(handled / bare).toFixed(1)} x the bare calls`,
    ]);
  }
  return rows;
}

/** Returns the CPU time of this process in milliseconds per measured request. */
async function measureCpu(work: readonly (() => Promise<void>)[]): Promise<number> {
  const { write } = process.stdout;
  // The handlers' log lines would hide the table.
  process.stdout.write = () => true;
  const before = process.cpuUsage();
  for (const each of work) await each();
  const { user, system } = process.cpuUsage(before);
  process.stdout.write = write;
  return (user + system) / 1000 / requestCount;
}
