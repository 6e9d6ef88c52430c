import { join } from 'node:path';
import { fromBundles, fromSources } from '#infra/local/lambda-environment.ts';
import { operations } from '#shared/contract/api.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { root } from '#test/support/folders.ts';
import { givenIn } from '#test/support/given.ts';
import { addressOf } from '#test/support/http.ts';
import { type Cost, startMeter } from '#test/support/meter.ts';
import { startHouse } from '#test/support/runtime.ts';

export interface Measured {
  status: number;
  cost: Cost;
  /** Each request to the table and its units, in order. */
  actions: string[];
}

/**
 * A house in which single calls can be measured: announcements stay in the outbox until the sweep is rung, so that
 * nothing but the call itself touches the table meanwhile.
 */
export async function startMeasuring(): Promise<(name: OperationName) => Promise<Measured>> {
  const meter = await startMeter();
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  const lost = join(root, 'test/support/lost-stream.ts');
  const house = await startHouse(
    { locate: (name, entry) => (name === 'outbox' ? lost : usual(name, entry)) },
    { dynamoDbUrl: meter.url },
  );
  // Far from the full hour, at which the clocks would ring in between.
  const hour = 3600 * 1000;
  house.clock.stand();
  house.clock.moveTo(new Date(Math.ceil(house.clock.now().getTime() / hour) * hour + hour / 12));
  await house.settle();
  const given = givenIn(house);
  return async (name) => {
    const owner = await given.owner();
    const operation = operations().find((each) => each.name === name)?.operation;
    if (!operation) throw new Error(`There is no operation ${name}.`);
    const { params, query, body } = await expectations[name].prepare({ house, given, owner });
    await house.settle();
    const path = addressOf(operation, params, query);
    const key = operation.idempotent ? { key: `measured-${name}` } : {};
    // Signing in from a browser that is signed in already is another, cheaper thing.
    const alone = expectations[name].who === 'anybody' && name !== 'signOut';
    const browser = alone ? house.visitor() : owner.browser;
    const { result, cost, actions } = await meter.measure(() => browser.send(operation.method, path, body, key));
    return { status: result.status, cost, actions };
  };
}
