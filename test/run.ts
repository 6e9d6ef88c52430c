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
  /** What failed, in words for the end of the output: who reads only the last lines shall see it too. */
  failures: string[];
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
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
}

/** The first lines of what a failure says. */
function brief(message: string): string {
  return message.split('\n').slice(0, 6).join('\n    ');
}

/** A test that does not run holds nothing: it counts as failed. So does a file that cannot even be loaded. */
function vitestCount(): Count {
  const report = read<VitestReport>('vitest.json');
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${name} > ${test.fullName}: ${brief(test.failureMessages?.[0] ?? test.status)}`),
  );
  const left = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + left + unloadable.length,
    failures: [...failures, ...unloadable.map(({ name, message }) => `${name}: ${brief(message)}`)],
  };
}

/** Everything below a suite that was not passed at its first try. */
function notPassed(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status }) => `[${projectName}] ${file} > ${title}: ${status}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(notPassed)];
}

function playwrightCount(): Count {
  const { suites, stats, errors } = read<PlaywrightReport>('playwright.json');
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} browser tests passed only at the second try\n`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    failures: [...suites.flatMap(notPassed), ...errors.map(({ message }) => brief(message ?? 'an error'))],
  };
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
  let count: Count = { passed: code === 0 && !runner.count ? 1 : 0, failed: 0, failures: [] };
  try {
    if (runner.count) count = runner.count();
  } catch {
    count = { passed: 0, failed: 1, failures: [`${runner.name} left no report`] };
  }
  if (code !== 0 && count.failed === 0) {
    count = { ...count, failed: 1, failures: [...count.failures, `${runner.name} ended with code ${code}, see above`] };
  }
  process.stdout.write(`${runner.name}: ${count.passed} passed, ${count.failed} failed\n`);
  return count;
}

const counts: Count[] = [];
for (const runner of runners) {
  if (quick && runner.name === 'browser') continue;
  counts.push(await run(runner));
}
rmSync(reports, { recursive: true, force: true });

function sum(of: 'passed' | 'failed'): number {
  return counts.reduce((all, count) => all + count[of], 0);
}

for (const failure of counts.flatMap(({ failures }) => failures)) process.stdout.write(`\n  not passed: ${failure}`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
