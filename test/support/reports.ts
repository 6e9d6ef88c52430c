import { readFileSync } from 'node:fs';

/** The totals of a test runner. */
export interface Count {
  passed: number;
  failed: number;
  /** One line for each test that failed. */
  notes: string[];
  /** One line for each test that passed only when it was retried. */
  flaky: string[];
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
    // A test that passed only on a retry still has the errors of its first attempt in the report.
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
        .map(({ fullName }) => `${name} > ${fullName}`),
    ),
  };
}

interface Outcome {
  test: string;
  status: string;
}

/** Returns the outcome of every test of a suite, including nested suites. */
function listOutcomes(suite: PlaywrightSuite): Outcome[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ test: `[${projectName}] ${file} > ${title}`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(listOutcomes)];
}

/** Reads Playwright's JSON report. A test that passed on retry counts as passed and is listed as flaky. */
export function playwrightCount(file: string): Count {
  const { suites, stats, errors } = readReport<PlaywrightReport>(file);
  const outcomes = suites.flatMap(listOutcomes);
  const failures = outcomes.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    notes: [
      ...failures.map(({ test, status }) => `${test}: ${status}`),
      ...errors.map(({ message }) => firstLines(message ?? 'unknown error')),
    ],
    flaky: outcomes.filter(({ status }) => status === 'flaky').map(({ test }) => test),
  };
}
