import { type Crash, listCrashes } from '#test/support/call-proxy.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { startKillable } from '#test/support/killable.ts';
import type { BillingWork } from '#test/support/killable-billing.ts';
import { startStripe, stripeKey } from '#test/support/stripe-emulator.ts';
import { startTable } from '../../scripts/simulate-billing/table.ts';

/**
 * `npm run crash:billing`: kills the process before and after each outgoing request of a renewal and of an upgrade, to
 * the table and to an emulator of Stripe, lets the schedule run, and checks that everything was charged exactly once. The
 * same for the event that credits a referral, which is then delivered again.
 */
const stopTable = await startTable();
const stripe = await startStripe(() => new Date(Number(process.env.CLOCK_FROZEN_AT_MS)));
Object.assign(process.env, { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: stripeKey, STRIPE_API_BASE: stripe.url });
// Loaded afterwards, because the table's name is read when the entities are declared.
const { SimulatedOwner } = await import('../../scripts/simulate-billing/owner.ts');
const { processBilling } = await import('#functions/billing/advance.ts');
const { processTrials } = await import('#functions/billing/trials.ts');
const { saveMethod } = await import('#functions/billing/payment-methods.ts');
const { readSubscription } = await import('#functions/billing/change-subscription.ts');
const { createSetup } = await import('#functions/billing/stripe/methods.ts');
const { getPaymentProvider } = await import('#functions/billing/get-provider.ts');

const workAndKill = await startKillable<BillingWork>('test/support/killable-billing.ts', process.env, [
  'AWS_ENDPOINT_URL_DYNAMODB',
  'STRIPE_API_BASE',
]);

const dayMs = 24 * 3600 * 1000;
let start = Date.parse('2027-01-01T12:00:00.000Z');

async function runSchedules(moment: number): Promise<void> {
  process.env.CLOCK_FROZEN_AT_MS = String(moment);
  await Promise.all([processTrials(new Date(moment)), processBilling(new Date(moment))]);
}

const kinds = {
  renewal: { afterMs: 31 * dayMs + 2 * 3600 * 1000, plan: undefined },
  upgrade: { afterMs: dayMs, plan: 'advanced' as const },
};

interface Tried {
  calls: number | 'killed';
  fault?: string;
}

/** Runs one renewal or upgrade of a new owner with a crash. Returns the calls, and what is wrong afterwards. */
async function tryCrash(kind: keyof typeof kinds, crash?: Crash): Promise<Tried> {
  const { afterMs, plan } = kinds[kind];
  start += 120 * dayMs;
  process.env.CLOCK_FROZEN_AT_MS = String(start);
  const owner = await SimulatedOwner.register({ timeZone: 'America/Chicago', plan: 'basic', onSale: true });
  await saveMethod(owner.id, { paymentToken: stripe.setUpCard(await createSetup()), isDefault: true });
  await runSchedules(start + 7 * dayMs);
  const at = start + 7 * dayMs + afterMs;
  const change = plan && { ownerId: owner.id, plan, interval: 'monthly' as const };
  const calls = await workAndKill(crash, { at: new Date(at).toISOString(), ...(change && { change }) });
  // As after an outage of more than a day.
  if (crash?.moment === 'after') stripe.forgetKeys();
  await runSchedules(at + 900_000);
  await runSchedules(at + 1_800_000);
  if (plan && crash?.moment === 'before') await owner.choose(plan);
  const account = await owner.readAccount(await Array.fromAsync((await getPaymentProvider()).listCharges()));
  const paid = account.invoices.filter(({ status }) => status === 'paid').map(({ totalCents }) => totalCents);
  const booked = account.ledger.filter((entry) => entry.kind === 'charge').map(({ cents }) => cents);
  const charged = account.charges.map(({ cents }) => cents);
  const sorted = [paid, booked, charged].map((each) => each.sort((one, other) => one - other).join(' '));
  // A click whose process was killed before anything was stored charges nothing.
  const counts = plan && crash?.moment === 'after' ? [1, 2] : [2];
  const isRight = new Set(sorted).size === 1 && counts.includes(paid.length) && !account.subscription.processingInvoice;
  await owner.choose('free');
  return isRight ? { calls } : { calls, fault: `invoices, ledger and charges: ${sorted.join(' | ')}` };
}

/** Credits a referral of two new owners with a crash, and delivers the event twice again. */
async function tryReferral(crash?: Crash): Promise<Tried> {
  start += 120 * dayMs;
  process.env.CLOCK_FROZEN_AT_MS = String(start);
  const register = () => SimulatedOwner.register({ timeZone: 'America/Chicago', onSale: true });
  const [referrer, referee] = [await register(), await register()];
  const at = new Date(start).toISOString();
  const referral = { referrerId: referrer.id, refereeId: referee.id, creditAwarded: true };
  const calls = await workAndKill(crash, { at, referral });
  for (const _ of ['again', 'and again']) await workAndKill(undefined, { at, referral });
  const credits = await Promise.all([referrer, referee].map(async ({ id }) => (await readSubscription(id))?.credits));
  return credits.every((count) => count === 1) ? { calls } : { calls, fault: `credits: ${credits.join(' | ')}` };
}

const tries = {
  renewal: (crash?: Crash) => tryCrash('renewal', crash),
  upgrade: (crash?: Crash) => tryCrash('upgrade', crash),
  referral: tryReferral,
};

let [tried, failed] = [0, 0];
try {
  for (const [kind, tryOne] of Object.entries(tries)) {
    const { calls } = await tryOne();
    for (const crash of listCrashes(Number(calls))) {
      const { calls: result, fault } = await tryOne(crash);
      const wrong = result === 'killed' ? fault : 'the process was not killed';
      tried += 1;
      if (!wrong) continue;
      failed += 1;
      console.log(`${kind}, killed ${crash.moment} call ${crash.call}: ${wrong}`);
    }
    console.log(`${kind}: ${calls} calls`);
  }
  console.log(`${tried} crashes tried, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await cleanUp();
  stripe.stop();
  await stopTable();
}
