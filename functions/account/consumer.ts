import { consumer } from '#functions/core/consumer.ts';
import { put, transact, update } from '#functions/core/table.ts';
import { Counted, OwnerCount, ownerTotal } from '#functions/entities/owner-count.ts';

class CountedBefore extends Error {}

/** Who registers is counted, once however often it is delivered. */
export const handler = consumer({
  OwnerRegistered: async ({ detail: { ownerId } }) => {
    const once = put(Counted.create({ ownerId }).params(), () => new CountedBefore());
    try {
      await transact([once, update(OwnerCount.update(ownerTotal).add({ count: 1 }).params())]);
    } catch (error) {
      if (!(error instanceof CountedBefore)) throw error;
    }
  },
});
