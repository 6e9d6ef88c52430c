import type {
  ChargeOrder,
  ChargeResult,
  PaymentProvider,
  ProviderCharge,
  RefundOrder,
} from '#functions/billing/payment-provider.ts';
import { openToken, readToken } from '#functions/billing/payments.ts';
import { now } from '#functions/core/clock.ts';
import { chooseShard, put, update, write } from '#functions/core/data/table.ts';
import { mac } from '#functions/core/signing.ts';
import { type TestCharge, TestCharges, testChargeShards } from '#functions/entities/test-charges.ts';
import type { ChargeFailure } from '#shared/contract/subscription.ts';

/** A charge with this key exists. */
class Repeated extends Error {
  readonly charge: TestCharge;

  constructor(found: Record<string, unknown> | undefined) {
    super('This charge was made before.');
    this.charge = found as unknown as TestCharge;
  }
}

const idPrefix = 'ch_test_';

function toKey(idempotencyKey: string) {
  return { shard: chooseShard(idempotencyKey, testChargeShards), key: idempotencyKey };
}

/** Decides whether a charge succeeds: by the test number of the card, and by its expiry date. */
function findFailure(token: string): ChargeFailure | undefined {
  const content = readToken(token);
  if (!content) return 'declined';
  const { expiryYear, expiryMonth } = content.method;
  // A card is valid until the end of its expiry month.
  const isExpired = expiryYear && expiryMonth && Date.UTC(expiryYear, expiryMonth, 1) <= now().getTime();
  return isExpired ? 'expiredCard' : content.failure;
}

/** Makes a charge once per key, like a real provider: a repeat gets the first result, also if that was a failure. */
async function charge({ idempotencyKey, token, byOwner: _, ...order }: ChargeOrder): Promise<ChargeResult> {
  const row: TestCharge = {
    ...toKey(idempotencyKey),
    ...order,
    id: `${idPrefix}${idempotencyKey}`,
    request: mac('test-charge', String(order.cents), token),
    failure: findFailure(token),
    refundedCents: 0,
    at: now().toISOString(),
  };
  const stored = await saveOnce(row);
  if (stored.request !== row.request) throw new Error('This idempotency key was used for another charge.');
  return stored.failure ? { failure: stored.failure } : { chargeId: stored.id };
}

async function saveOnce(row: TestCharge): Promise<TestCharge> {
  try {
    await write(put(TestCharges.create(row).params(), (found) => new Repeated(found)));
    return row;
  } catch (error) {
    if (error instanceof Repeated) return error.charge;
    throw error;
  }
}

async function refund({ idempotencyKey, chargeId, cents }: RefundOrder): Promise<void> {
  const key = toKey(chargeId.slice(idPrefix.length));
  const { data: charged } = await TestCharges.get(key).go({ consistent: true });
  if (charged?.refunds?.includes(idempotencyKey)) return;
  if (!charged || charged.failure || charged.refundedCents + cents > charged.cents) {
    throw new Error('This charge has less left than the refund.');
  }
  const refunded = TestCharges.patch(key)
    .add({ refundedCents: cents, refunds: [idempotencyKey] })
    .where((each, { eq }) => eq(each.refundedCents, charged.refundedCents))
    .params();
  await write(update(refunded));
}

async function* listCharges(): AsyncIterable<ProviderCharge> {
  for (let shard = 0; shard < testChargeShards; shard += 1) {
    let cursor: string | null = null;
    do {
      const page: { data: TestCharge[]; cursor: string | null } = await TestCharges.query
        .byKey({ shard })
        .go({ cursor, pages: 1, consistent: true });
      for (const { failure, ...charged } of page.data) if (!failure) yield charged;
      cursor = page.cursor;
    } while (cursor);
  }
}

/** The numbers of a test card are nowhere, so there is nothing to remove. */
async function removeMethod(): Promise<void> {}

/** The charges are the owner's rows, which are deleted with the account. */
async function deleteCustomer(): Promise<void> {}

/** The test payment provider: moves no money, and keeps its charges in the table. */
export const testProvider: PaymentProvider = {
  openToken: async (paymentToken) => openToken(paymentToken),
  charge,
  // A test card cannot be confirmed.
  findClientSecret: async () => undefined,
  refund,
  listCharges,
  removeMethod,
  deleteCustomer,
};
