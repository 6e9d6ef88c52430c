import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildContentOrExit } from '#infra/content/build.ts';
import { readChildrenCpu } from '#test/support/children-cpu.ts';
import { root } from '#test/support/folders.ts';
import { type Count, playwrightCount, vitestCount } from '#test/support/reports.ts';

/**
 * `npm test`: types, lint, tests and browser tests. All runners run, even after a failure. The output ends with the
 * failures, the flaky tests, the wall time and CPU time of each runner, and the totals.
 *
 * - `--quick` (`npm run check`) skips the tests that start the local runtime.
 * - `--exhaustive` (`npm run test:exhaustive`) runs every test, at both screen widths, and with the sources as well as
 *   the bundles of the Lambdas.
 */
const quick = process.argv.includes('--quick');
const exhaustive = process.argv.includes('--exhaustive');
const reports = mkdtempSync(join(tmpdir(), 'houndwell-reports-'));

interface Runner {
  name: string;
  /** The file in the package that Node runs. */
  program: [packageName: string, file: string];
  parameters: string[];
  environment?: Record<string, string>;
  /** Reads the runner's report. A runner without one counts as a single check. */
  count?: () => Count;
}

const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

const runners: Runner[] = [
  { name: 'types', program: ['typescript', 'bin/tsc'], parameters: ['--project', '.'] },
  { name: 'lint', program: ['@biomejs/biome', 'bin/biome'], parameters: ['check', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    program: ['vitest', 'vitest.mjs'],
    parameters: [
      ...['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
      ...(quick ? ['--project=rules', '--project=unit'] : []),
    ],
    count: () => vitestCount(vitestReport),
  },
];
if (!quick) {
  runners.push({
    name: 'browser',
    program: ['@playwright/test', 'cli.js'],
    parameters: ['test', '--reporter=list,json'],
    // The bundles exist by now, and start faster than the sources.
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, LAMBDAS: 'bundles' },
    count: () => playwrightCount(browserReport),
  });
}

function programPath([packageName, file]: Runner['program']): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), file);
}

function spawnRunner({ program, parameters, environment }: Runner): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programPath(program), ...parameters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, EXHAUSTIVE: String(exhaustive), ...environment },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

interface Result extends Count {
  /** The wall time in seconds. */
  seconds: number;
  cpuSeconds: number | undefined;
}

/**
 * Runs a runner and reads the counts from its report. A non-zero exit code without a reported failure (a crash, an
 * unhandled rejection) counts as a failure, too.
 */
async function run(runner: Runner): Promise<Result> {
  process.stdout.write(`\n${runner.name}\n`);
  const start = performance.now();
  const cpuBefore = readChildrenCpu();
  const code = await spawnRunner(runner);
  const seconds = Math.round((performance.now() - start) / 1000);
  const cpuAfter = readChildrenCpu();
  const cpuSeconds = cpuBefore === undefined || cpuAfter === undefined ? undefined : Math.round(cpuAfter - cpuBefore);
  let count: Count = { passed: code === 0 && !runner.count ? 1 : 0, failed: 0, notes: [], flaky: [] };
  try {
    if (runner.count) count = runner.count();
  } catch {
    count = { ...count, failed: 1, notes: [`${runner.name} left no report`] };
  }
  if (code !== 0 && count.failed === 0) {
    count = { ...count, failed: 1, notes: [...count.notes, `${runner.name} ended with code ${code}, see above`] };
  }
  return { ...count, seconds, cpuSeconds };
}

await buildContentOrExit();
const results: { name: string; count: Result }[] = [];
for (const runner of runners) results.push({ name: runner.name, count: await run(runner) });
rmSync(reports, { recursive: true, force: true });

for (const note of results.flatMap(({ count }) => count.notes)) process.stdout.write(`\n  not passed: ${note}\n`);
for (const test of results.flatMap(({ count }) => count.flaky)) {
  process.stdout.write(`\n  flaky, passed on retry: ${test}\n`);
}
process.stdout.write('\n');
for (const { name, count } of results) {
  const cpu = count.cpuSeconds === undefined ? '' : `, ${count.cpuSeconds} s of CPU`;
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.seconds} s${cpu}\n`);
}
const total = (of: 'passed' | 'failed') => results.reduce((sum, { count }) => sum + count[of], 0);
const cpuMinutes = results.reduce((sum, { count }) => sum + (count.cpuSeconds ?? 0), 0) / 60;
if (cpuMinutes > 0) process.stdout.write(`\n${cpuMinutes.toFixed(1)} minutes of CPU\n`);
// Programs read this last line, so its format must not change.
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;
