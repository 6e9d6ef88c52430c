import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { chargeFailures } from '#shared/contract/subscription.ts';

/** How many partitions store the charges. */
export const testChargeShards = 4;

/** The charges of the test payment provider, in 4 shards, by idempotency key. A real provider keeps its own. */
export const TestCharges = tableEntity(
  'testCharge',
  'test-charges#${shard}',
  '${key}',
  {
    shard: { type: 'number', required: true },
    /** The idempotency key. */
    key: { type: 'string', required: true },
    id: { type: 'string', required: true },
    /** An HMAC of what the first request with this key asked for. */
    request: { type: 'string', required: true },
    cents: { type: 'number', required: true },
    description: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    invoiceId: { type: 'string', required: true },
    /** Why the charge failed. Absent if it succeeded. */
    failure: { type: chargeFailures },
    refundedCents: { type: 'number', required: true },
    /** The idempotency keys of the refunds. */
    refunds: { type: 'set', items: 'string' },
    at: { type: 'string', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'test-charge#${key}' } },
);
export type TestCharge = EntityItem<typeof TestCharges>;
