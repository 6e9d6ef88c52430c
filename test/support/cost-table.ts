import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/folders.ts';
import type { Cost } from '#test/support/meter.ts';

/** A row of the table "What each call costs" in `functions/entities/README.md`. */
export interface CostRow {
  operation: string;
  /** One of the operation's `cases`, which the row names after a colon. */
  variant?: string | undefined;
  cost: Cost;
}

/** Reads the rows of the documented costs. */
export function costTable(): CostRow[] {
  const page = readFileSync(join(root, 'functions/entities/README.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const [operation, variant] = name.split(': ');
    const [calls = Number.NaN, read = Number.NaN, write = Number.NaN] = cells.map((cell) => Number(cell || Number.NaN));
    if (!operation || Number.isNaN(calls + read + write)) return [];
    return [{ operation, variant, cost: { calls, read, write } }];
  });
}
