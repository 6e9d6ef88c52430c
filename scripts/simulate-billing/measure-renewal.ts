import { processBilling } from '#functions/billing/advance.ts';
import { processTrials } from '#functions/billing/trials.ts';
import { client } from '#functions/core/data/table.ts';
import { SimulatedOwner } from './owner.ts';

const dayMs = 24 * 3600 * 1000;

interface Consumed {
  CapacityUnits?: number;
}

/**
 * Renews the plan of one owner, and measures the units of the table. Includes the test provider's charge, and the queries
 * of a run, of which real runs make one for 25 renewals.
 */
export async function measureRenewal(): Promise<{ read: number; write: number }> {
  const start = Date.parse('2030-01-07T12:00:00.000Z');
  const moveTo = (moment: number) => {
    process.env.CLOCK_FROZEN_AT_MS = String(moment);
    return new Date(moment);
  };
  moveTo(start);
  const owner = await SimulatedOwner.register({ timeZone: 'America/Chicago', plan: 'basic', onSale: true });
  await owner.addCard('good');
  await processTrials(moveTo(start + 7 * dayMs));
  const units = { read: 0, write: 0 };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const result = await next(args);
        const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
        const kind = /^(Get|BatchGet|Query)/.test(commandName) ? 'read' : 'write';
        for (const each of [ConsumedCapacity ?? []].flat()) units[kind] += each.CapacityUnits ?? 0;
        return result;
      },
    { name: 'measureRenewal', step: 'initialize' },
  );
  await processBilling(moveTo(start + 39 * dayMs));
  client.middlewareStack.remove('measureRenewal');
  return units;
}
