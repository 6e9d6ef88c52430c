import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { names, tableVariables } from '#infra/local/lambda/environment.ts';

/**
 * Starts an empty table, and sets the environment variables of billing, with plans on sale. Call this before billing is
 * imported, because the entities read the table's name when they are declared.
 * @returns a function that stops the table
 */
export async function startTable(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-billing-'));
  const database = await startDynoxide(join(folder, 'table.sqlite'), () => undefined);
  await createTable(database.url, names.table);
  Object.assign(process.env, tableVariables(database.url), {
    PAYMENTS: 'test',
    PLANS_ON_SALE: 'true',
    SIGNING_SECRET: 'simulated',
  });
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
