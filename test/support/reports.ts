import { readFileSync } from 'node:fs';

/** What a runner reported, so that several can be summed up. */
export interface Count {
  passed: number;
  failed: number;
  /** Each thing that did not pass, in words for the end of the output: who reads only the last lines shall see it too. */
  notes: string[];
  /** The files in which something failed. */
  files: string[];
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

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** The first lines of what a failure says. */
function brief(message: string): string {
  return message.split('\n').slice(0, 6).join('\n    ');
}

/**
 * Reads Vitest's JSON report. A test that does not run holds nothing: it counts as failed. So does a file that cannot
 * even be loaded.
 */
export function vitestCount(file: string): Count {
  const report = read<VitestReport>(file);
  const failing = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' || assertionResults.some((test) => test.status !== 'passed'),
  );
  const unloadable = failing.filter(({ assertionResults }) => assertionResults.length === 0);
  const failures = failing.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => `${name} > ${test.fullName}: ${brief(test.failureMessages?.[0] ?? test.status)}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unloadable.length,
    notes: [...failures, ...unloadable.map(({ name, message }) => `${name}: ${brief(message)}`)],
    files: [...new Set(failing.map(({ name }) => name))],
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

/** Reads Playwright's JSON report; a test that needed its second try passed, and is named. */
export function playwrightCount(file: string): Count {
  const { suites, stats, errors } = read<PlaywrightReport>(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    notes: [...suites.flatMap(notPassed), ...errors.map(({ message }) => brief(message ?? 'an error'))],
    files: [],
  };
}
