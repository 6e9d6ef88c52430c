import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { includes, plans, type Tier, tiers } from '#shared/plans.ts';
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

function send({ operation }: Row, browser: Browser, { params, query, body, headers }: Prepared): Promise<Reply> {
  return browser.send(operation.method, buildAddress(operation, params, query), body, { headers });
}

/** The expected status, and the error code unless the status is 404. */
type Verdict = [status: number, code?: string];

const unauthorized: Verdict = [401, 'unauthorized'];
/** Each domain has an error code of its own. */
const notFound: Verdict = [404];
const planRequired: Verdict = [403, 'planRequired'];

function judge({ status, body }: Reply): Verdict {
  return status < 400 || status === 404 ? [status] : [status, (body as { code?: string } | undefined)?.code];
}

function forTier({ who, needs, status }: Expectation, tier: Tier, moderates = false): Verdict {
  if (who === 'anybody') return [status];
  if (who === 'moderators' && !moderates) return [403, 'forbidden'];
  if (who === 'gate') return [status];
  return tier === 'expired' || (needs && !includes(tier, needs)) ? planRequired : [status];
}

/**
 * The highest tier without access and the lowest one with access. `shared/plans.ts`, which has tests of its own, decides about
 * the other tiers in the same way.
 */
function tiersToTry(expected: Expectation): readonly Tier[] {
  if (exhaustive) return tiers;
  const ranked = ['expired', ...plans] as const;
  const isAccepted = (tier: Tier) => forTier(expected, tier)[0] < 400;
  return [ranked.findLast((tier) => !isAccepted(tier)), ranked.find(isAccepted)].filter((tier) => tier !== undefined);
}

/**
 * What the owner of another object gets. Undefined if the request refers to no object and so concerns the caller's own
 * data.
 */
function forOtherOwner(expected: Expectation, { params }: Prepared): Verdict | undefined {
  if (expected.othersGet) return [...expected.othersGet];
  if (expected.byAuthor) return [403, 'notAuthor'];
  if (expected.shared) return forTier(expected, 'free-trial');
  const refersToObject = params !== undefined || expected.bound;
  return expected.who !== 'anybody' && refersToObject ? notFound : undefined;
}

test('every operation has expectations, and there are no others', () => {
  expect(all.filter(({ expected }) => !expected).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(expectations).sort()).toEqual(all.map(({ name }) => name).sort());
});

describe.each(all.map((row) => [routeKey(row.operation), row] as const))('%s', (_, row) => {
  const expected = row.expected as Expectation;
  const open = expected.who === 'anybody';
  const prepare = async (owner: Owner) => ({ owner, asked: await expected.prepare({ app, create, owner }) });

  test('accepts only callers who may call it, and reveals no object of another owner', async () => {
    let scene: Awaited<ReturnType<typeof prepare>> | undefined;
    const current = async () => {
      scene ??= await prepare(await create.owner());
      return scene;
    };
    const check = async (who: string, browser: Browser, verdict: Verdict) => {
      const reply = await send(row, browser, (await current()).asked);
      expect(judge(reply), `${who}: ${reply.text}`).toEqual(verdict);
      // Rejected calls change nothing, so the next caller gets the same scene. A success may have used it up.
      if (reply.status < 400) scene = undefined;
    };

    const visitors: Verdict = open ? [...(expected.visitorsGet ?? [expected.status])] : unauthorized;
    await check('a visitor', app.visitor(), visitors);
    await check('an expired session', expired.copy(), visitors);
    const others = forOtherOwner(expected, (await current()).asked);
    if (others) await check('another owner', (await create.owner()).browser, others);
    for (const tier of tiersToTry(expected)) {
      const { owner } = await current();
      await create.tier(owner, tier);
      await check(`the owner on the plan ${tier}`, owner.browser, forTier(expected, tier));
    }
  });

  if (expected.who !== 'moderators' && !exhaustive) return;
  test('accepts a moderator', async () => {
    const { owner, asked } = await prepare(await create.moderator());
    const reply = await send(row, owner.browser, asked);
    expect(judge(reply), reply.text).toEqual(forTier(expected, 'free-trial', true));
  });
});
