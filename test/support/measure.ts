import { join } from 'node:path';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { operations } from '#shared/contract/api.ts';
import type { Expectation } from '#test/generated/expectation.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { describeRequest, summarizeRequests } from '#test/support/describe-requests.ts';
import { createFactories } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { buildAddress } from '#test/support/http.ts';
import { type Cost, startMeter } from '#test/support/meter.ts';
import { startTestApp } from '#test/support/test-app.ts';

export interface Measured {
  status: number;
  cost: Cost;
  /** Describes the requests to the table in one line. */
  requests: string;
}

/**
 * Starts an app in which the cost of single operations can be measured. Events stay in the outbox until the scheduled
 * sweep runs, so only the operation itself uses the table.
 * @returns a function that prepares and measures an operation by name, or one of its `cases`
 */
export async function startMeasuring(): Promise<(name: OperationName, variant?: string) => Promise<Measured>> {
  const meter = await startMeter();
  const locate = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  const lost = join(root, 'test/support/lost-stream.ts');
  const app = await startTestApp(
    { locate: (name, entry) => (name === 'outbox' ? lost : locate(name, entry)) },
    { dynamoDbUrl: meter.url },
  );
  // The clock is frozen at five minutes past the hour, so no schedule runs during a measurement.
  const hour = 3600 * 1000;
  app.clock.freeze();
  app.clock.moveTo(new Date(Math.ceil(app.clock.now().getTime() / hour) * hour + hour / 12));
  await app.settle();
  const create = createFactories(app);
  return async (name, variant) => {
    const owner = expectations[name].who === 'moderators' ? await create.moderator() : await create.owner();
    const operation = operations().find((each) => each.name === name)?.operation;
    if (!operation) throw new Error(`There is no operation ${name}.`);
    const { prepare, cases }: Expectation = expectations[name];
    const prepared = variant === undefined ? prepare : cases?.[variant];
    if (!prepared) throw new Error(`${name} has no case ${variant}.`);
    const { params, query, body, headers = {} } = await prepared({ app, create, owner });
    await app.settle();
    const path = buildAddress(operation, params, query);
    const key = operation.idempotent ? { key: `measured-${name}` } : {};
    // Public operations are measured from a new browser, because signing in again from a signed-in browser costs less. A few
    // need the browser that prepared the request.
    const { who, visitorsGet } = expectations[name];
    const asVisitor = who === 'anybody' && !visitorsGet && name !== 'signOut';
    const browser = asVisitor ? app.visitor() : owner.browser;
    const { result, cost, requests } = await meter.measure(() =>
      browser.send(operation.method, path, body, { ...key, headers }),
    );
    const described = requests.map(({ action, body: sent }) => describeRequest(action, sent));
    return { status: result.status, cost, requests: summarizeRequests(described) };
  };
}
