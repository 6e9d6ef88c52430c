import { findLocalTable } from '../local-table.ts';

/**
 * `[TABLE_NAME=<table>] npm run reconcile [-- <month>...]`: compares the ledger with the payment provider's charges and
 * lists every difference. Months are like 2028-01; without any, the current and the last one. Without `TABLE_NAME`, of
 * the running `npm start` on `PORT` (3000). Ends with an error if there are differences.
 */
if (!process.env.TABLE_NAME) Object.assign(process.env, await findLocalTable());
process.env.PAYMENTS ??= 'test';
// Loaded afterwards, because the table's name is read when the entities are declared.
const { compareLedger, listLastMonths } = await import('./compare-ledger.ts');
const months = process.argv.slice(2);
const { charges, cents, differences } = await compareLedger(months.length > 0 ? months : listLastMonths(new Date()));
for (const line of differences) console.log(line);
console.log(`${charges} charges, ${cents} cents, ${differences.length} differences`);
if (differences.length > 0) process.exitCode = 1;
