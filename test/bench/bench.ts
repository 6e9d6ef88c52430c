import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { forumCpuRows } from '#test/bench/forum-cpu.ts';
import { print, type Row } from '#test/bench/print-rows.ts';
import { budgets, siteWeights } from '#test/bench/site-weights.ts';
import { expectations, type OperationName } from '#test/generated/expectations.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { coldStartBytes, coldStartInstructions, firstRequests } from '#test/support/cold-start.ts';
import { costTable } from '#test/support/cost-table.ts';
import { startMeasuring } from '#test/support/measure.ts';
import type { Cost } from '#test/support/meter.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { startTlsProxy } from '#test/support/tls-proxy.ts';

/** `npm run bench` measures operations, screens and Lambda bundles next to their documented costs and budgets. */

/** Returns the measured table requests and capacity units of each operation, next to the documented ones. */
async function callRows(): Promise<Row[]> {
  const measure = await startMeasuring();
  const rows: Row[] = [];
  for (const { operation, variant, cost: documented } of costTable()) {
    if (!(operation in expectations)) continue;
    const { cost, requests } = await measure(operation as OperationName, variant);
    const name = variant === undefined ? operation : `${operation}: ${variant}`;
    rows.push([name, describeCost(cost), describeCost(documented), requests]);
  }
  return rows;
}

function describeCost({ calls, read, write }: Cost): string {
  return `${calls} calls, ${read} read, ${write} written`;
}

async function screenRows(): Promise<Row[]> {
  const { screens, late } = await siteWeights();
  const rows = screens.map(({ path, state, firstJs, firstCss, laterJs, hasForm }): Row => {
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
  const lateRows = late.map(({ module, js, budget }): Row => {
    return [module, `+${js} js`, `+${budget} js`, js > budget ? 'over its budget' : ''];
  });
  return [...rows, ...lateRows];
}

/**
 * Returns the size of the files that each Lambda's cold start reads and, if valgrind is installed, how many instructions a cold start executes:
 * for the import alone, and with some first requests. If openssl is installed, these requests reach the table over TLS,
 * as on AWS.
 */
async function lambdaRows(): Promise<Row[]> {
  process.env.LAMBDAS = 'bundles';
  const app = await startTestApp();
  const tls = await startTlsProxy(app.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
  const environment = {
    ...app.environment,
    ...(tls && { AWS_ENDPOINT_URL_DYNAMODB: tls.url, NODE_EXTRA_CA_CERTS: tls.certificate }),
  };
  const empty = await coldStartInstructions(undefined, { environment });
  const describeInstructions = (count: number | undefined) =>
    count && empty ? `${count} million instructions, ${(count / empty).toFixed(2)} x empty` : 'needs valgrind';
  const rows: Row[] = [['(empty)', '', describeInstructions(empty), '']];
  for (const name of Object.keys(lambdas) as LambdaName[]) {
    const count = await coldStartInstructions(name, { environment });
    rows.push([name, `${(coldStartBytes(name) / 1024).toFixed(0)} KB minified`, describeInstructions(count), '']);
  }
  for (const [name, { lambda, event }] of Object.entries(await firstRequests(app))) {
    const first = await coldStartInstructions(lambda, { environment, events: [event] });
    const second = await coldStartInstructions(lambda, { environment, events: [event, event] });
    const more = first && second ? `the next one ${second - first} million` : '';
    rows.push([`${lambda}, then ${name}`, '', describeInstructions(first), more]);
  }
  return rows;
}

/** Returns the CPU time of the forum's operations, next to that of their requests to the table alone. */
async function forumRows(): Promise<Row[]> {
  return forumCpuRows(await startTestApp({}));
}

try {
  print('Forum, CPU time per request', ['operation', 'measured', 'bare SDK calls', ''], await forumRows());
  const calls = await callRows();
  print('Operations, in capacity units', ['operation', 'measured', 'documented', 'requests to the table'], calls);
  print('Screens, in gzip kilobytes', ['screen', 'first visit', 'budget', ''], await screenRows());
  print('Lambdas', ['name', 'bundle', 'cold start', ''], await lambdaRows());
} finally {
  await cleanUp();
}
