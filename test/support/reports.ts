import { readFileSync } from 'node:fs';

/** A runner's totals. */
export interface Count {
  passed: number;
  failed: number;
  /** One line for each test that failed or needed a retry. */
  notes: string[];
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
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function firstLines(message: string): string {
  return message.split('\n').slice(0, 6).join('\n    ');
}

/** Reads Vitest's JSON report. Skipped tests and files that cannot be loaded count as failed. */
export function vitestCount(file: string): Count {
  const report = readReport<VitestReport>(file);
  const failing = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' || assertionResults.some((test) => test.status !== 'passed'),
  );
  const unloadable = failing.filter(({ assertionResults }) => assertionResults.length === 0);
  const failures = failing.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${name} > ${test.fullName}: ${firstLines(test.failureMessages?.[0] ?? test.status)}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloadable.length,
    notes: [...failures, ...unloadable.map(({ name, message }) => `${name}: ${firstLines(message)}`)],
  };
}

/** Lists the tests of a suite that failed or passed only on retry. */
function notPassedAtOnce(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status }) => `[${projectName}] ${file} > ${title}: ${status}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(notPassedAtOnce)];
}

/** Reads Playwright's JSON report. A test that passed on retry counts as passed and is listed as flaky. */
export function playwrightCount(file: string): Count {
  const { suites, stats, errors } = readReport<PlaywrightReport>(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    notes: [...suites.flatMap(notPassedAtOnce), ...errors.map(({ message }) => firstLines(message ?? 'unknown error'))],
  };
}
