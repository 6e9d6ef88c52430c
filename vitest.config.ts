import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

interface Kind {
  name: string;
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  env?: Record<string, string>;
  /** Seconds; only a guard against hanging, nothing is held to it. */
  patience: number;
}

function project({ patience, ...kind }: Kind): TestProjectConfiguration {
  const limit = patience * 1000;
  const setupFiles = ['test/support/quiet.ts'];
  // What is asked for again and again gives up before the test does, so that it can say what was missing.
  const poll = { timeout: limit / 2 };
  return { extends: true, test: { ...kind, setupFiles, testTimeout: limit, hookTimeout: limit, expect: { poll } } };
}

const packed = ['test/support/build-bundles.ts'];
const stories = ['test/journeys/**/*.test.ts'];
/** Pulls the plug at every call of a registration, on real engines. */
const crashes = ['test/functions/account/registration-crashes.test.ts'];

/** What a change needs, from the quickest to the slowest; `npm run check` runs the first two. */
export default defineConfig({
  test: {
    allowOnly: false,
    // One for each core of a small machine: much of a journey is waiting.
    maxWorkers: 2,
    projects: [
      project({ name: 'rules', include: ['test/rules/**/*.test.ts'], patience: 180 }),
      project({
        name: 'unit',
        include: ['test/{shared,events,functions,frontend}/**/*.test.{ts,tsx}'],
        exclude: crashes,
        patience: 180,
      }),
      project({
        name: 'engines',
        include: ['test/infra/**/*.test.ts', ...crashes],
        globalSetup: packed,
        patience: 180,
      }),
      project({ name: 'journeys', include: stories, patience: 180 }),
      project({
        name: 'journeys-bundles',
        include: stories,
        globalSetup: packed,
        env: { LAMBDAS: 'bundles' },
        patience: 180,
      }),
      project({ name: 'generated', include: ['test/generated/**/*.test.ts'], patience: 300 }),
      project({ name: 'budgets', include: ['test/bench/**/*.test.ts'], globalSetup: packed, patience: 120 }),
    ],
  },
});
