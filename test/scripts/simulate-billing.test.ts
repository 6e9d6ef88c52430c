import { expect, test } from 'vitest';
import { atEnd } from '#test/support/clean-up.ts';
import { startTable } from '../../scripts/simulate-billing/table.ts';

// Loaded afterwards, because the table's name is read when the entities are declared.
atEnd(await startTable());
const { paths } = await import('../../scripts/simulate-billing/paths.ts');
const { runPaths } = await import('../../scripts/simulate-billing/run-paths.ts');

/** The paths that are over in March, which `npm run simulate:billing` follows for 14 months with all others. */
const names = [
  'the first charge is declined, and another card pays',
  'upgrades in the middle of a month',
  'pays a failed renewal with another card',
  'a renewal and its three retries fail',
  'starts another plan while a renewal is retried',
  'cancels, and Free follows at the end of the month',
  'free months pay first, also after the trial',
];

test('parallel clicks and repeated schedules charge exactly what is due, and the ledger agrees with the provider', async () => {
  const chosen = paths.filter(({ name }) => names.includes(name));
  expect(chosen).toHaveLength(names.length);
  expect((await runPaths(chosen, '2027-03-10T12:00:00.000Z')).failures).toEqual([]);
});
