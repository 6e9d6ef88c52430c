import { defineConfig } from '@playwright/test';
import { chromium } from '#test/support/chromium.ts';

const { executablePath, args, env } = chromium();
const stories = { testDir: 'test/browser', testMatch: '**/*.test.ts' };

/** Real Chromium against the whole of Houndwell, which `test/browser/start.ts` starts once. */
export default defineConfig({
  globalSetup: './test/browser/start.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // A shared machine may stall a browser for longer than any patience; what needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // Only a guard against hanging: a machine that stands still for ten seconds has used them up all the same.
  expect: { timeout: 30_000 },
  use: {
    ...(process.env.HOUNDWELL_URL ? { baseURL: process.env.HOUNDWELL_URL } : {}),
    launchOptions: { executablePath, args, env },
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
  projects: [
    { name: 'phone', ...stories, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', ...stories, use: { viewport: { width: 1440, height: 900 } } },
    // Pieces of the interface set their own sizes.
    { name: 'pieces', testDir: 'test/frontend', testMatch: '**/*.browser.ts' },
  ],
});
