import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/folders.ts';
import type { Cost } from '#test/support/meter.ts';

/** A line of "What each call costs" in `functions/entities/README.md`. */
export interface CostRow {
  operation: string;
  cost: Cost;
  floor: Omit<Cost, 'calls'>;
  /** What is asked of the table, in words. */
  how: string;
}

/** The promised costs, as they stand in the data model's own page. */
export function costTable(): CostRow[] {
  const page = readFileSync(join(root, 'functions/entities/README.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, operation, ...cells] = line.split('|').map((cell) => cell.trim());
    const [calls, read, write, readFloor, writeFloor] = cells.map(Number);
    if (!operation || !/^[a-z]+[A-Z]\w*$|^register$|^login$/.test(operation)) return [];
    if (calls === undefined || read === undefined || write === undefined) return [];
    if (readFloor === undefined || writeFloor === undefined || Number.isNaN(calls)) return [];
    return [
      { operation, cost: { calls, read, write }, floor: { read: readFloor, write: writeFloor }, how: cells[5] ?? '' },
    ];
  });
}
