import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { buildContent } from '#infra/content/build.ts';
import { runFolder } from '#test/support/run-folder.ts';
import { exhaustive } from '#test/support/sample.ts';

// Tests import the compiled content.
await buildContent();

interface Project {
  name: string;
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  env?: Record<string, string>;
  /** False where tests leave no state behind, so that files can share modules that were loaded once. */
  isolate?: boolean;
  /** The number of worker processes. Projects with a number of their own need a group of their own. */
  maxWorkers?: number;
  /** Projects run in groups, in the order of these numbers; 0 by default. */
  sequence?: { groupOrder: number };
}

/** Long enough for a busy machine; it only ends tests that hang. An exhaustive run fills large tables. */
const timeout = exhaustive ? 1_800_000 : 180_000;

function project(options: Project): TestProjectConfiguration {
  const setupFiles = ['test/support/quiet.ts'];
  // Polling gives up first, so that its message says what was missing.
  const poll = { timeout: 90_000 };
  const shared = {
    setupFiles,
    globalSetup: ['test/support/run-folder.ts', ...(options.globalSetup ?? [])],
    env: { TEST_RUN_FOLDER: runFolder, ...options.env },
  };
  return {
    extends: true,
    test: { ...options, ...shared, testTimeout: timeout, hookTimeout: timeout, expect: { poll } },
  };
}

const buildBundles = ['test/support/build-bundles.ts'];
const journeys = ['test/journeys/**/*.test.ts'];
/**
 * Journeys that mock modules. They run in isolation, because other files in the same process would get the mocks, too.
 */
const mockingJourneys = ['test/journeys/account-reset.test.ts', 'test/journeys/photos.test.ts'];
/**
 * Tests that need the real emulators, such as those that kill the process during a request, and run in the project
 * `infra`.
 */
const emulatorTests = [
  'test/functions/account/registration-crashes.test.ts',
  'test/functions/billing/billing-crashes.test.ts',
  'test/scripts/simulate-billing.test.ts',
];

/** Tests of the content compiler. They need no bundles, so they run in the project `unit`. */
const contentTests = 'test/infra/content/**';

/** Tests that synthesize the stack. */
const stackTests = 'test/infra/aws/**/*.test.ts';

/** Compares the Lambdas' grants with the AWS actions that the journeys recorded, so it runs after them. */
const unusedGrants = ['test/infra/local/lambda/unused-grants.test.ts'];

/** `npm run check` runs the first two projects. An exhaustive run adds the journeys on TypeScript sources. */
export default defineConfig({
  test: {
    allowOnly: false,
    retry: process.env.CI ? 1 : 0,
    // The number of cores of a small machine. Each worker loads and compiles the code again, and starts a runtime.
    maxWorkers: 2,
    projects: [
      project({ name: 'rules', include: ['test/rules/**/*.test.ts'], isolate: false }),
      project({
        name: 'unit',
        include: ['test/{shared,events,functions,frontend,emergency,scripts,infra/content}/**/*.test.{ts,tsx}'],
        exclude: emulatorTests,
        // Entities read the table's name when they are imported.
        env: { TABLE_NAME: 'houndwell' },
        isolate: false,
      }),
      project({
        name: 'infra',
        include: ['test/infra/**/*.test.ts', ...emulatorTests],
        exclude: [...unusedGrants, contentTests, stackTests],
        globalSetup: buildBundles,
      }),
      // Loading the CDK and synthesizing stacks take seconds, so the files share both, in one process.
      project({
        name: 'stack',
        include: [stackTests],
        isolate: false,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
      project({
        name: 'journeys',
        include: journeys,
        exclude: mockingJourneys,
        globalSetup: buildBundles,
        env: { LAMBDAS: 'bundles' },
        // The files of a worker share one runtime: see `startTestApp`.
        isolate: false,
      }),
      project({
        name: 'journeys-mocking',
        include: mockingJourneys,
        globalSetup: buildBundles,
        env: { LAMBDAS: 'bundles' },
      }),
      project({
        name: 'unused-grants',
        include: unusedGrants,
        sequence: { groupOrder: 1 },
      }),
      ...(exhaustive ? [project({ name: 'journeys-sources', include: journeys })] : []),
      project({ name: 'generated', include: ['test/generated/**/*.test.ts'] }),
      project({ name: 'budgets', include: ['test/bench/**/*.test.ts'], globalSetup: buildBundles }),
    ],
  },
});
