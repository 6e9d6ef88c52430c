import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '#test/support/folders.ts';

/**
 * `npm test`: types, style, tests and browser tests, in this order, all of them even when one fails. Ends with the sum
 * over all runners. `--quick` (`npm run check`) leaves out what starts a runtime.
 */
const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'houndwell-reports-'));

interface Count {
  passed: number;
  failed: number;
}

interface Runner {
  name: string;
  /** The file in the package that Node runs. */
  program: [packageName: string, file: string];
  parameters: string[];
  environment?: Record<string, string>;
  /** Reads what it reported; without a report it is one check that passes or fails. */
  count?: () => Count;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
}

/** A test that does not run holds nothing: it counts as failed. So does a file that cannot even be loaded. */
function vitestCount(): Count {
  const report = read<VitestReport>('vitest.json');
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const left = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + left + unloadable.length };
}

function playwrightCount(): Count {
  const { stats, errors } = read<PlaywrightReport>('playwright.json');
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} browser tests passed only at the second try, see above\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length };
}

const runners: Runner[] = [
  { name: 'types', program: ['typescript', 'bin/tsc'], parameters: ['--project', '.'] },
  { name: 'style', program: ['@biomejs/biome', 'bin/biome'], parameters: ['check', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    program: ['vitest', 'vitest.mjs'],
    parameters: [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
      ...(quick ? ['--project=rules', '--project=unit'] : []),
    ],
    count: vitestCount,
  },
  {
    name: 'browser',
    program: ['@playwright/test', 'cli.js'],
    parameters: ['test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
    count: playwrightCount,
  },
];

function programOf([packageName, file]: Runner['program']): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), file);
}

function exitCode({ program, parameters, environment }: Runner): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programOf(program), ...parameters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** What a runner's report does not show (a rejection that nobody handled, a crash) shows in how it ends. */
async function run(runner: Runner): Promise<Count> {
  process.stdout.write(`\n${runner.name}\n`);
  const code = await exitCode(runner);
  let { passed, failed }: Count = { passed: code === 0 && !runner.count ? 1 : 0, failed: 0 };
  try {
    if (runner.count) ({ passed, failed } = runner.count());
  } catch {
    failed = 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
  process.stdout.write(`${runner.name}: ${passed} passed, ${failed} failed\n`);
  return { passed, failed };
}

const sum: Count = { passed: 0, failed: 0 };
for (const runner of runners) {
  if (quick && runner.name === 'browser') continue;
  const { passed, failed } = await run(runner);
  sum.passed += passed;
  sum.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed === 0 ? 0 : 1;
