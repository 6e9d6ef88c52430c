import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lambdas } from '#functions/manifest.ts';
import { fromBundles } from '#infra/local/lambda-environment.ts';
import { budgets, siteWeights } from '#test/bench/site-weights.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { costTable } from '#test/support/cost-table.ts';
import { bundlesFolder } from '#test/support/folders.ts';
import { startMeasuring } from '#test/support/measure.ts';

/** `npm run bench`: what calls, screens and Lambdas cost, each figure beside its floor or its budget. */

type Row = [what: string, figure: string, goal: string, remark: string];

/** Units of the table, measured call by call on the local engine. */
async function callRows(): Promise<Row[]> {
  const measure = await startMeasuring();
  const rows: Row[] = [];
  for (const { operation, floor } of costTable()) {
    if (!(operation in expectations)) continue;
    const { cost, actions } = await measure(operation as OperationName);
    const figure = `${cost.calls} calls, ${cost.read} read, ${cost.write} written`;
    rows.push([operation, figure, `${floor.read} read, ${floor.write} written`, actions.join(', ')]);
  }
  return rows;
}

async function screenRows(): Promise<Row[]> {
  const weights = await siteWeights();
  return weights.map(({ path, state, firstJs, firstCss, laterJs }) => {
    const isStart = path === '/';
    const goal = isStart && state !== 'open' ? `${budgets[state]} js, ${budgets.css} css` : `+${budgets.later} js`;
    const over = isStart && state !== 'open' ? firstJs > budgets[state] : laterJs > budgets.later;
    return [
      `${path} (${state})`,
      `${firstJs} js, ${firstCss} css, +${laterJs} js later`,
      goal,
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
  print('Calls, in units of the table', ['operation', 'measured', 'floor', 'requests to the table'], calls);
  print('Screens, in gzip kilobytes', ['screen', 'first visit', 'budget', ''], await screenRows());
  print('Lambdas', ['name', 'bundle', '', ''], await lambdaRows());
} finally {
  await cleanUp();
}
