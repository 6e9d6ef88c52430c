import { defineConfig } from '@playwright/test';
import { chromium } from '#test/support/chromium.ts';
import { exhaustive } from '#test/support/sample.ts';

const { executablePath, args, env } = chromium();
const stories = { testDir: 'test/browser', testMatch: '**/*.test.ts' };

/**
 * Each test runs at one screen width: with the tag `@phone` at the phone's, otherwise at the desktop's. An exhaustive
 * run runs every test at both widths, including those with the tag `@exhaustive`, which check rare failures, or user
 * journeys that other tests cover in part. `@phone-only` and `@desktop-only` are for what the other width doesn't have.
 */
const widths = exhaustive
  ? { phone: { grepInvert: /@desktop-only/ }, desktop: { grepInvert: /@phone-only/ } }
  : { phone: { grep: /@phone/, grepInvert: /@exhaustive/ }, desktop: { grepInvert: /@phone|@exhaustive/ } };

/** Real Chromium against the whole of Houndwell, which `test/browser/start.ts` starts once. */
export default defineConfig({
  globalSetup: './test/browser/start.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // A test that passes on its retry is reported as flaky and does not fail the run.
  retries: 1,
  // One more than the number of cores of a small machine, because tests spend time waiting for pages and processes.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...(process.env.HOUNDWELL_URL ? { baseURL: process.env.HOUNDWELL_URL } : {}),
    launchOptions: { executablePath, args, env },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Tests replace responses, which a service worker would fetch itself. `offline.test.ts` allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
  projects: [
    {
      name: 'phone',
      ...stories,
      ...widths.phone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', ...stories, ...widths.desktop, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'workshop', testDir: 'test/frontend', testMatch: '**/*.browser.ts' },
  ],
});
