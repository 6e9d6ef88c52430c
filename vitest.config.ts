import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const setupFiles = ['test/support/quiet.ts'];
const bundles = ['test/support/build-bundles.ts'];

interface Kind {
  name: string;
  include: string[];
  globalSetup?: string[];
  env?: Record<string, string>;
  /** Milliseconds; only a guard against hanging, nothing is held to it. */
  timeout?: number;
}

function project({ name, include, globalSetup, env, timeout = 30_000 }: Kind): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include,
      setupFiles,
      testTimeout: timeout,
      hookTimeout: timeout,
      ...(globalSetup ? { globalSetup } : {}),
      ...(env ? { env } : {}),
    },
  };
}

/** What a change needs, from the quickest to the slowest; `npm run check` runs the first two. */
export default defineConfig({
  test: {
    // Timers of a quick test must not be slowed by a runtime that starts beside it.
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      project({ name: 'rules', include: ['test/rules/**/*.test.ts'] }),
      project({
        name: 'unit',
        include: ['test/{shared,events,functions,frontend}/**/*.test.{ts,tsx}'],
        timeout: 60_000,
      }),
      project({ name: 'infra', include: ['test/infra/**/*.test.ts'], globalSetup: bundles, timeout: 60_000 }),
      project({ name: 'journeys', include: ['test/journeys/**/*.test.ts'], timeout: 120_000 }),
      project({
        name: 'journeys-bundles',
        include: ['test/journeys/**/*.test.ts'],
        globalSetup: bundles,
        env: { LAMBDAS: 'bundles' },
        timeout: 120_000,
      }),
      project({ name: 'generated', include: ['test/generated/**/*.test.ts'], timeout: 300_000 }),
      project({
        name: 'budgets',
        include: ['test/bench/**/*.test.ts'],
        globalSetup: [...bundles, 'test/support/build-site.ts'],
      }),
    ],
  },
});
