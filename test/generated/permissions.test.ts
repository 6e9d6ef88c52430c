import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { includes, type Tier, tiers } from '#shared/plans.ts';
import type { Expectation, Prepared } from '#test/generated/expectation.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { type Browser, buildAddress, type Reply } from '#test/support/http.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

// This session has expired in all tests, because the clock is moved to the next day below.
const expired = (await create.owner()).browser;
app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 3600 * 1000));

const all = operations().map(({ name, operation }) => ({
  name,
  operation,
  expected: expectations[name as OperationName] as Expectation | undefined,
}));

type Row = (typeof all)[number];

function send({ operation }: Row, browser: Browser, { params, query, body }: Prepared): Promise<Reply> {
  return browser.send(operation.method, buildAddress(operation, params, query), body);
}

/** The expected status and error code. */
type Verdict = [status: number, code?: string];

const unauthorized: Verdict = [401, 'unauthorized'];
const planRequired: Verdict = [403, 'planRequired'];

function judge({ status, body }: Reply): Verdict {
  return status < 400 ? [status] : [status, (body as { code?: string } | undefined)?.code];
}

function forTier({ who, needs, status }: Expectation, tier: Tier, moderates = false): Verdict {
  if (who === 'anybody') return [status];
  if (who === 'moderators' && !moderates) return [403, 'forbidden'];
  if (who === 'gate') return [status];
  return tier === 'expired' || (needs && !includes(tier, needs)) ? planRequired : [status];
}

/** If an operation requires no feature, all tiers except `expired` have the same access, so one of them is tested. */
function tiersToTry({ needs }: Expectation): readonly Tier[] {
  return needs || exhaustive ? tiers : ['expired', 'advanced'];
}

test('every operation has expectations, and there are no others', () => {
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

  test.each(tiersToTry(expected))('accepts an owner on the plan %s only if the plan includes it', async (tier) => {
    const { owner, asked } = await prepared();
    await create.tier(owner, tier);
    const reply = await send(row, owner.browser, asked);
    expect(judge(reply), reply.text).toEqual(forTier(expected, tier));
  });

  test('rejects visitors and expired sessions unless it is public', async () => {
    let { asked } = await prepared();
    for (const browser of [app.visitor(), expired.copy()]) {
      const reply = await send(row, browser, asked);
      expect(judge(reply), reply.text).toEqual(open ? [expected.status] : unauthorized);
      // A call that succeeded may have used up what was prepared.
      if (open) ({ asked } = await prepared());
    }
  });

  test('does not reveal objects of another owner', async () => {
    const { owner, asked } = await prepared();
    const other = await create.owner();
    const reply = await send(row, other.browser, asked);
    if (expected.othersGet) {
      expect(judge(reply), reply.text).toEqual(expected.othersGet);
      return;
    }
    if (expected.byAuthor) {
      expect(judge(reply), reply.text).toEqual([403, 'notAuthor']);
      return;
    }
    // A public operation, or one with a link's token, needs no owner. A request that refers to no object concerns the
    // other owner's own data.
    if (open || expected.shared || (asked.params === undefined && !expected.bound)) {
      expect(judge(reply), reply.text).toEqual(forTier(expected, 'free-trial'));
      return;
    }
    expect(reply.status, reply.text).toBe(404);
    expect((await send(row, owner.browser, asked)).status, 'the object still exists for its owner').toBe(
      expected.status,
    );
  });

  test('accepts a moderator if owners or moderators may call it', async () => {
    const { owner, asked } = await prepared(await create.moderator());
    const reply = await send(row, owner.browser, asked);
    expect(judge(reply), reply.text).toEqual(forTier(expected, 'free-trial', true));
  });
});
