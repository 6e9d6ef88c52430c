import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '#test/support/folders.ts';
import { type Count, playwrightCount, vitestCount } from '#test/support/reports.ts';

/**
 * `npm test`: types, style, tests and browser tests, in this order, all of them even when one fails. Ends with what did
 * not pass and the sum over all runners. `--quick` (`npm run check`) leaves out what starts a runtime.
 */
const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'houndwell-reports-'));

/** More files than these fail for a reason, not for a machine that stalled. */
const mostFilesTriedAgain = 3;

interface Runner {
  name: string;
  /** The file in the package that Node runs. */
  program: [packageName: string, file: string];
  parameters: string[];
  environment?: Record<string, string>;
  /** Reads what it reported; without a report it is one check that passes or fails. */
  count?: () => Count;
}

/** Vitest over all files or over some of them. */
function vitest(report: string, files: string[] = []): Runner {
  const path = join(reports, report);
  const parts = quick ? ['--project=rules', '--project=unit'] : [];
  return {
    name: 'tests',
    program: ['vitest', 'vitest.mjs'],
    parameters: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`, ...parts, ...files],
    count: () => vitestCount(path),
  };
}

const browserReport = join(reports, 'playwright.json');
const runners: Runner[] = [
  { name: 'types', program: ['typescript', 'bin/tsc'], parameters: ['--project', '.'] },
  { name: 'style', program: ['@biomejs/biome', 'bin/biome'], parameters: ['check', '--error-on-warnings', '.'] },
  vitest('vitest.json'),
  {
    name: 'browser',
    program: ['@playwright/test', 'cli.js'],
    parameters: ['test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: () => playwrightCount(browserReport),
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
  let count: Count = { passed: code === 0 && !runner.count ? 1 : 0, failed: 0, notes: [], files: [] };
  try {
    if (runner.count) count = runner.count();
  } catch {
    count = { ...count, failed: 1, notes: [`${runner.name} left no report`] };
  }
  if (code !== 0 && count.failed === 0) {
    count = { ...count, failed: 1, notes: [...count.notes, `${runner.name} ended with code ${code}, see above`] };
  }
  process.stdout.write(`${runner.name}: ${count.passed} passed, ${count.failed} failed\n`);
  return count;
}

/**
 * On a shared machine that stalls for longer than any patience, the few files that failed get a second try, like the
 * browser tests; what needed it is named at the end, so that nobody overlooks a test that wavers.
 */
async function runTwiceIfNeeded(runner: Runner): Promise<Count> {
  const first = await run(runner);
  const { files } = first;
  if (!process.env.CI || files.length === 0 || files.length > mostFilesTriedAgain) return first;
  const second = await run(vitest('vitest-again.json', files));
  const mended = Math.max(0, first.failed - second.failed);
  return {
    ...second,
    passed: first.passed + mended,
    failed: first.failed - mended,
    notes: [...first.notes.map((note) => `at the first try: ${note}`), ...second.notes],
  };
}

const counts: Count[] = [];
for (const runner of runners) {
  if (quick && runner.name === 'browser') continue;
  counts.push(await runTwiceIfNeeded(runner));
}
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const note of counts.flatMap(({ notes }) => notes)) process.stdout.write(`\n  not passed: ${note}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
