import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { includes, type Tier, tiers } from '#shared/plans.ts';
import { type Expectation, expectations, type OperationName, type Prepared } from '#test/generated/expectations.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { addressOf, type Browser, type Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

// This browser's session is over for the whole file: the clock goes on from the day after.
const overdue = (await create.owner()).browser;
app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 3600 * 1000));

const all = operations().map(({ name, operation }) => ({
  name,
  operation,
  expected: expectations[name as OperationName] as Expectation | undefined,
}));

type Row = (typeof all)[number];

function send({ operation }: Row, browser: Browser, { params, query, body }: Prepared): Promise<Reply> {
  return browser.send(operation.method, addressOf(operation, params, query), body);
}

/** The status and the code that a caller must get. */
type Verdict = [status: number, code?: string];

const unauthorized: Verdict = [401, 'unauthorized'];
const planRequired: Verdict = [403, 'planRequired'];

function verdictOf({ status, body }: Reply): Verdict {
  return status < 400 ? [status] : [status, (body as { code?: string } | undefined)?.code];
}

function forTier({ who, needs, status }: Expectation, tier: Tier, moderates = false): Verdict {
  if (who === 'anybody') return [status];
  if (who === 'moderators' && !moderates) return [403, 'forbidden'];
  if (who === 'gate') return [status];
  return tier === 'expired' || (needs && !includes(tier, needs)) ? planRequired : [status];
}

test('every operation of the contract has its expectations, and there are none for calls that are gone', () => {
  expect(all.filter(({ expected }) => !expected).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(expectations).sort()).toEqual(all.map(({ name }) => name).sort());
});

describe.each(all.map((row) => [routeKey(row.operation), row] as const))('%s', (_, row) => {
  const expected = row.expected as Expectation;
  const open = expected.who === 'anybody';

  async function prepared(owner?: Owner): Promise<{ owner: Owner; asked: Prepared }> {
    const scene = { app, create, owner: owner ?? (await create.owner()) };
    return { owner: scene.owner, asked: await expected.prepare(scene) };
  }

  test.each(tiers)('an owner on %s is answered as the plan says', async (tier) => {
    const { owner, asked } = await prepared();
    await create.tier(owner, tier);
    const reply = await send(row, owner.browser, asked);
    expect(verdictOf(reply), reply.text).toEqual(forTier(expected, tier));
  });

  test('somebody who is signed out is answered only where anybody is', async () => {
    const { asked } = await prepared();
    const reply = await send(row, app.visitor(), asked);
    expect(verdictOf(reply), reply.text).toEqual(open ? [expected.status] : unauthorized);
  });

  test('a session that is over is nobody', async () => {
    const { asked } = await prepared();
    const reply = await send(row, overdue.copy(), asked);
    expect(verdictOf(reply), reply.text).toEqual(open ? [expected.status] : unauthorized);
  });

  test("another owner reaches only what is that owner's own", async () => {
    const { owner, asked } = await prepared();
    const other = await create.owner();
    const reply = await send(row, other.browser, asked);
    if (asked.params === undefined && !expected.bound) {
      expect(verdictOf(reply), reply.text).toEqual(forTier(expected, 'free-trial'));
      return;
    }
    expect(reply.status, reply.text).toBe(404);
    expect((await send(row, owner.browser, asked)).status, 'it is still there for its owner').toBe(expected.status);
  });

  test('a moderator is an owner with a few calls more', async () => {
    const { owner, asked } = await prepared(await create.moderator());
    const reply = await send(row, owner.browser, asked);
    expect(verdictOf(reply), reply.text).toEqual(forTier(expected, 'free-trial', true));
  });
});
