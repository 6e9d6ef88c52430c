// Takes the pictures of our own screens that the signed-out pages show: `npm run pictures` after a screen has changed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { account } from '#shared/contract/account.ts';
import { chromium, unpackChromium } from '#test/support/chromium.ts';
import { root } from '#test/support/folders.ts';

/** A Friday morning, so that greeting and date are the same in every picture. */
const moment = '2027-05-14T13:20:00.000Z';
const size = { width: 390, height: 640 };
/** Device pixels per CSS pixel: sharp on most phones, and still small. */
const sharpness = 1.5;

const pictures: { name: string; path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'home', path: '/' },
  { name: 'profile', path: '/profile' },
  {
    name: 'assistant',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Open the care assistant' }).click(),
  },
  { name: 'exercise', path: '/exercise' },
  { name: 'places', path: '/exercise?tab=places' },
  { name: 'calendar', path: '/calendar' },
  { name: 'community', path: '/community' },
  { name: 'emergency', path: '/emergency' },
];

const folder = join(root, 'frontend', 'src', 'ui', 'pictures');

async function take(browser: Browser, siteOrigin: string, theme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport: size,
    deviceScaleFactor: sharpness,
    // As on a phone: no place is kept for a scrollbar.
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('houndwell.tutorial_completed', 'true'));
  await page.goto('/emergency');
  for (const [{ method, path }, body] of [
    [account.login, { ...demoSignIn, rememberMe: false }],
    [account.completeFirstLogin, undefined],
    [account.updateUser, { firstName: 'Sam', lastName: 'Lopez' }],
  ] as const) {
    const status = await page.evaluate(
      async ([method, address, sent]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method, headers, body: sent && JSON.stringify(sent) })).status;
      },
      [method, path, body] as const,
    );
    if (status >= 300) throw new Error(`${path} answered ${status}.`);
  }
  for (const { name, path, prepare } of pictures) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${name}-${theme}.webp`));
  }
  await context.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'houndwell-pictures-'));
await unpackChromium();
const runtime = await startRuntime(readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir }), {
  say: () => undefined,
  output: () => undefined,
});
const browser = await playwright.launch(chromium());
try {
  mkdirSync(folder, { recursive: true });
  await fetch(`${runtime.url}/__local/clock`, { method: 'PUT', body: JSON.stringify({ now: moment }) });
  await createDemo({ url: runtime.url, siteOrigin: runtime.siteOrigin, dataDir });
  for (const theme of ['light', 'dark'] as const) await take(browser, runtime.siteOrigin, theme);
} finally {
  await browser.close();
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
