import { processBilling } from '#functions/billing/advance.ts';
import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import { processTrials } from '#functions/billing/trials.ts';
import { Outbox, outboxShards } from '#functions/core/events/outbox.ts';
import { SimulatedOwner } from './owner.ts';
import type { Path } from './paths.ts';

const dayMs = 24 * 3600 * 1000;
const defaultStart = '2027-01-24T18:00:00.000Z';
/** The end of the 14 months. */
const defaultEnd = '2028-03-24T18:00:00.000Z';

/** The result of all checks, with a line for each that failed. */
export interface Report {
  tried: number;
  failures: string[];
}

/**
 * Runs all paths by one clock, with each schedule twice at the same time on several times of a day, and checks what was
 * paid. An earlier end leaves out what happens later; at that time, the paths must have the tier of their end.
 */
export async function runPaths(paths: readonly Path[], until = defaultEnd): Promise<Report> {
  const end = Date.parse(until);
  const owners = new Map<Path, SimulatedOwner>();
  const plans = paths.flatMap((path) => {
    const start = Date.parse(path.at ?? defaultStart);
    const signUp = { timeZone: 'America/Chicago', onSale: true, ...path.signUp };
    return [
      { at: start, act: async () => void owners.set(path, await SimulatedOwner.register(signUp)) },
      ...path.steps.map(({ day, act }) => ({
        at: start + day * dayMs,
        act: () => act(owners.get(path) as SimulatedOwner),
      })),
    ];
  });
  const first = Math.min(...plans.map(({ at }) => at));
  const runs = [];
  // Four minutes after the time of day at which the periods of most owners end, and an hour later in winter.
  for (let at = first + 7 * dayMs + 4 * 60_000; at < end; at += dayMs) {
    runs.push({ at, act: runSchedules }, { at: at + 7.5 * 3_600_000, act: runSchedules });
  }
  for (const { at, act } of [...plans, ...runs].sort((one, other) => one.at - other.at)) {
    process.env.CLOCK_FROZEN_AT_MS = String(at);
    await act();
  }
  process.env.CLOCK_FROZEN_AT_MS = String(end);
  return check(owners, until);
}

async function runSchedules(): Promise<void> {
  const at = new Date(Number(process.env.CLOCK_FROZEN_AT_MS));
  await Promise.all([processTrials(at), processTrials(at), processBilling(at), processBilling(at)]);
}

async function check(owners: Map<Path, SimulatedOwner>, until: string): Promise<Report> {
  const report: Report = { tried: 0, failures: [] };
  const charges = await Array.fromAsync((await getPaymentProvider()).listCharges());
  const events = await countEvents();
  for (const [path, owner] of owners) {
    const expect = (what: string, found: unknown, expected: unknown): void => {
      report.tried += 1;
      const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
      if (one !== other) report.failures.push(`${path.name}: ${what} ${one} instead of ${other}`);
    };
    const account = await owner.readAccount(charges);
    const { ledger, invoices, subscription } = account;
    const paid = invoices.filter(({ status }) => status === 'paid');
    const sum = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
    const total = paid.reduce((all, { totalCents }) => all + totalCents, 0);
    const entries = (kind: string) => ledger.filter((entry) => entry.kind === kind);
    expect(
      'paid',
      account.paid,
      path.paid.filter((each) => each < until),
    );
    expect('tier', account.tier, path.tier);
    expect('ledger charges', sum(entries('charge')), total);
    expect('provider charges', sum(account.charges), total);
    expect(
      'one charge for each invoice',
      account.charges.length,
      paid.filter(({ totalCents }) => totalCents > 0).length,
    );
    expect('balance', sum(entries('adjustment')), subscription.balanceCents ?? 0);
    expect(
      'lines',
      paid.map(({ lines }) => sum(lines)),
      paid.map(({ totalCents }) => totalCents),
    );
    expect('nothing left open', [subscription.processingInvoice, subscription.openInvoice].join(''), '');
    const counted = (type: string) => events.get(`${owner.id} ${type}`) ?? 0;
    expect('receipts', counted('InvoicePaid'), paid.length);
    for (const type of ['PaymentFailed', 'PlanEnded'] as const) {
      expect(`notices of ${type}`, counted(type), path.notices?.[type] ?? 0);
    }
  }
  return report;
}

/** Counts the events in the outbox by owner and type. */
async function countEvents(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let shard = 0; shard < outboxShards; shard += 1) {
    const { data } = await Outbox.query.byKey({ shard }).go({ pages: 'all', consistent: true });
    for (const { type, detail } of data) {
      const key = `${JSON.parse(detail).ownerId} ${type}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
