import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lambdas } from '#functions/manifest.ts';
import { fromBundles } from '#infra/local/lambda/code.ts';
import { budgets, siteWeights } from '#test/bench/site-weights.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { costTable } from '#test/support/cost-table.ts';
import { bundlesFolder } from '#test/support/folders.ts';
import { startMeasuring } from '#test/support/measure.ts';
import type { Cost } from '#test/support/meter.ts';

/** `npm run bench` measures operations, screens and Lambda bundles next to their documented costs and budgets. */

type Row = [name: string, measured: string, goal: string, remark: string];

/** Table requests and capacity units of each operation, next to the documented ones. */
async function callRows(): Promise<Row[]> {
  const measure = await startMeasuring();
  const rows: Row[] = [];
  for (const { operation, cost: documented } of costTable()) {
    if (!(operation in expectations)) continue;
    const { cost, actions } = await measure(operation as OperationName);
    rows.push([operation, describeCost(cost), describeCost(documented), actions.join(', ')]);
  }
  return rows;
}

function describeCost({ calls, read, write }: Cost): string {
  return `${calls} calls, ${read} read, ${write} written`;
}

async function screenRows(): Promise<Row[]> {
  const weights = await siteWeights();
  return weights.map(({ path, state, firstJs, firstCss, laterJs, hasForm }) => {
    const isFirst = state !== 'owner' || path === '/';
    const [js, budget] = isFirst ? [firstJs, budgets[hasForm ? 'form' : state]] : [laterJs, budgets.later];
    const over = js > budget || firstCss > budgets.css;
    return [
      `${path} (${state})`,
      `${firstJs} js, ${firstCss} css, +${laterJs} js later`,
      `${isFirst ? '' : '+'}${budget} js, ${budgets.css} css`,
      over ? 'over its budget' : '',
    ];
  });
}

async function lambdaRows(): Promise<Row[]> {
  await fromBundles();
  return Object.keys(lambdas).map((name) => {
    const bytes = readFileSync(join(bundlesFolder, name, 'index.mjs')).length;
    return [name, `${(bytes / 1024).toFixed(0)} KB minified`, '', ''];
  });
}

function print(title: string, head: Row, rows: Row[]): void {
  const widths = head.map((_, place) => Math.max(...[head, ...rows].map((row) => row[place]?.length ?? 0)));
  const line = (row: Row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${[title, line(head), ...rows.map(line)].join('\n')}\n`);
}

try {
  const calls = await callRows();
  print('Operations, in capacity units', ['operation', 'measured', 'documented', 'requests to the table'], calls);
  print('Screens, in gzip kilobytes', ['screen', 'first visit', 'budget', ''], await screenRows());
  print('Lambdas', ['name', 'bundle', '', ''], await lambdaRows());
} finally {
  await cleanUp();
}
