import { describe, expect, it } from 'vitest';
import { listCrashes } from '#test/support/call-proxy.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { startKillable } from '#test/support/killable.ts';
import type { BillingWork } from '#test/support/killable-billing.ts';
import { sample } from '#test/support/sample.ts';
import { startTable } from '../../../scripts/simulate-billing/table.ts';

atEnd(await startTable());
// Loaded afterwards, because the table's name is read when the entities are declared.
const { SimulatedOwner } = await import('../../../scripts/simulate-billing/owner.ts');
const { processBilling } = await import('#functions/billing/advance.ts');
const { processTrials } = await import('#functions/billing/trials.ts');
const { getPaymentProvider } = await import('#functions/billing/get-provider.ts');

const workAndKill = await startKillable<BillingWork>('test/support/killable-billing.ts', process.env, [
  'AWS_ENDPOINT_URL_DYNAMODB',
]);

const dayMs = 24 * 3600 * 1000;
/** The end of any month. A month in which the clocks go back has another hour. */
const longestMonth = 31 * dayMs + 2 * 3600 * 1000;
/** The trials of all owners have ended before the first crash. Each crash has months of its own. */
let start = Date.parse('2027-01-01T12:00:00.000Z');

async function runSchedules(moment: number): Promise<void> {
  process.env.CLOCK_FROZEN_AT_MS = String(moment);
  await Promise.all([processTrials(new Date(moment)), processBilling(new Date(moment))]);
}

/** Registers an owner who pays for Basic, and returns a moment in the first period. */
async function basicOwner() {
  start += 120 * dayMs;
  process.env.CLOCK_FROZEN_AT_MS = String(start);
  const owner = await SimulatedOwner.register({ timeZone: 'America/Chicago', plan: 'basic', onSale: true });
  await owner.addCard('good');
  await runSchedules(start + 7 * dayMs);
  return { owner, from: start + 7 * dayMs };
}

type Owner = Awaited<ReturnType<typeof basicOwner>>['owner'];

/**
 * Expects that the owner has paid this many invoices, each charged once, as ledger and provider agree. Then ends the
 * plan, so that it is not renewed while the next test runs.
 */
async function expectPaid(owner: Owner, count: number): Promise<void> {
  const charges = await Array.fromAsync((await getPaymentProvider()).listCharges());
  const account = await owner.readAccount(charges);
  const paid = account.invoices.map(({ status, totalCents }) => `${status} ${totalCents}`);
  const booked = account.ledger.filter(({ kind }) => kind === 'charge').map(({ cents }) => `paid ${cents}`);
  const charged = account.charges.map(({ cents }) => `paid ${cents}`);
  expect(paid).toHaveLength(count);
  expect([booked.sort(), charged.sort()]).toEqual([paid.sort(), paid.sort()]);
  expect(account.subscription.processingInvoice).toBeUndefined();
  expect(await owner.choose('free')).toEqual([]);
}

/**
 * The calls of one renewal: 4 shards of each of the two queues, subscription, methods, lock, charge, result, and the
 * removal of the row.
 */
const renewalCalls = 14;
/** The calls of an upgrade: subscription, methods, rate limit, lock, charge, result. */
const upgradeCalls = 6;

describe('a renewal whose process is killed', () => {
  it.each(sample(listCrashes(renewalCalls), 4))(
    '$moment call $call is charged once after the next run',
    async (crash) => {
      const { owner, from } = await basicOwner();
      const due = from + longestMonth;
      expect(await workAndKill(crash, { at: new Date(due).toISOString() })).toBe('killed');
      await runSchedules(due + 900_000);
      await runSchedules(due + 1_800_000);
      await expectPaid(owner, 2);
    },
  );

  it('makes no more calls than these', async () => {
    const { owner, from } = await basicOwner();
    const at = new Date(from + longestMonth).toISOString();
    expect(await workAndKill(undefined, { at })).toBe(renewalCalls);
    await expectPaid(owner, 2);
  });
});

describe('an upgrade whose process is killed', () => {
  const change = { plan: 'advanced', interval: 'monthly' } as const;

  it.each(sample(listCrashes(upgradeCalls), 4))(
    '$moment call $call is charged at most once, and once if the owner clicks again',
    async (crash) => {
      const { owner, from } = await basicOwner();
      const at = from + dayMs;
      const work = { at: new Date(at).toISOString(), change: { ...change, ownerId: owner.id } };
      expect(await workAndKill(crash, work)).toBe('killed');
      // The other half of the owners does not click again, and the schedule finishes what was begun.
      if (crash.moment === 'before') expect(await owner.choose('advanced')).toEqual([]);
      await runSchedules(at + 900_000);
      const begun = crash.moment === 'before' || crash.call >= 4;
      const { subscription } = await owner.readAccount([]);
      expect(subscription.tier).toBe(begun ? 'advanced' : 'basic');
      await expectPaid(owner, begun ? 2 : 1);
    },
  );

  it('makes no more calls than these', async () => {
    const { owner, from } = await basicOwner();
    const work = { at: new Date(from + dayMs).toISOString(), change: { ...change, ownerId: owner.id } };
    expect(await workAndKill(undefined, work)).toBe(upgradeCalls);
    await expectPaid(owner, 2);
  });
});
