// Takes the screenshots that the signed-out pages and the README show, and the image for link previews. Run
// `npm run pictures` after a screen has changed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { chromium, unpackChromium } from '#test/support/chromium.ts';
import { root } from '#test/support/folders.ts';
import { shareImage } from '../../frontend/share-image.ts';
import { pictureSizes } from '../../frontend/src/ui/layout/picture-sizes.ts';

/** A fixed Friday morning, so that greeting and date are the same in every screenshot. */
const instant = '2027-05-14T13:20:00.000Z';
/** Device pixels per CSS pixel: a compromise between sharpness and file size. */
const scale = 1.5;
const phone = { width: pictureSizes.phone.width / scale, height: pictureSizes.phone.height / scale };
const wide = { width: pictureSizes.wide.width / scale, height: pictureSizes.wide.height / scale };

interface Screenshot {
  name: string;
  path: string;
  size?: typeof phone;
  prepare?: (page: Page) => Promise<void>;
}

/** Scrolls past the tabs, so that all facts about the dog are visible. */
async function showFacts(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 110));
}

/** Scrolls to today's visits and exercise goal. */
async function showGoal(page: Page): Promise<void> {
  await page.getByText('Exercise Goal').evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 260);
  });
}

/** Opens the assistant and asks a question that the care guide answers. Later screenshots show the same answer. */
async function askAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the care assistant' }).click();
  const question = 'How often should I feed my dog?';
  const answer = page.getByText(`From our care guide: ${question}`).first();
  const input = page.getByLabel('Your message');
  await input.waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await answer.isVisible())) {
    await input.fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
  }
  await answer.waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await answer.evaluate((source) => source.scrollIntoView({ block: 'end' }));
}

const pictures: Screenshot[] = [
  { name: 'home', path: '/' },
  { name: 'profile', path: '/profile', prepare: showFacts },
  { name: 'dogs-wide', path: '/profile', size: wide },
  { name: 'today', path: '/', prepare: showGoal },
  { name: 'assistant', path: '/', prepare: askAssistant },
  { name: 'calendar', path: '/calendar' },
  { name: 'emergency', path: '/emergency' },
];

const folder = join(root, 'frontend', 'src', 'ui', 'layout', 'pictures');

/** A third dog, besides the two dogs of the demo data. */
const thirdDog = { name: 'Pepper', breed: 'Border Collie', age: 1.5, weight: 38 };

async function call(page: Page, { method, path }: { method: string; path: string }, body?: object): Promise<void> {
  const status = await page.evaluate(
    async ([method, address, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method, headers, body: sent && JSON.stringify(sent) })).status;
    },
    [method, path, body] as const,
  );
  if (status >= 300) throw new Error(`${path} answered ${status}.`);
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // An animation whose element disappears never finishes.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

async function signIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('houndwell.tutorial_completed', 'true'));
  await page.goto('/emergency');
  await call(page, account.login, { ...demoSignIn, rememberMe: false });
  await call(page, account.completeFirstLogin);
}

async function takeScreenshots(browser: Browser, siteOrigin: string, theme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport: phone,
    deviceScaleFactor: scale,
    // As on a phone, no space is reserved for a scrollbar.
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page);
  await call(page, account.updateUser, { firstName: 'Sam', lastName: 'Lopez' });
  if (theme === 'light') await call(page, dogs.createDog, thirdDog);
  for (const { name, path, size = phone, prepare } of pictures) {
    await page.setViewportSize(size);
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await settled(page);
    await sharp(await page.screenshot())
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `${name}-${theme}.webp`));
  }
  await context.close();
}

/** Takes the README's screenshot: home on a desktop. */
async function takeReadmePicture(browser: Browser, siteOrigin: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await settled(page);
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(join(root, 'docs', 'home-desktop.png'));
  await context.close();
}

/** Takes the image for link previews: the landing page's drawing and text, without its buttons. */
async function takeShareImage(browser: Browser, siteOrigin: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport: { width: shareImage.width, height: shareImage.height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The content security policy would block the added style sheet.
    bypassCSP: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/landing', { waitUntil: 'networkidle' });
  await page.addStyleTag({ path: join(root, 'test', 'support', 'share-picture.css') });
  await settled(page);
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(join(root, 'frontend', 'public', shareImage.file));
  await context.close();
}

const dataDir = mkdtempSync(join(tmpdir(), 'houndwell-pictures-'));
await unpackChromium();
const runtime = await startRuntime(readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir }), {
  log: () => undefined,
  output: () => undefined,
});
const browser = await playwright.launch(chromium());
try {
  mkdirSync(folder, { recursive: true });
  runtime.clock.moveTo(new Date(instant));
  await createDemo(runtime);
  for (const theme of ['light', 'dark'] as const) await takeScreenshots(browser, runtime.siteOrigin, theme);
  await takeReadmePicture(browser, runtime.siteOrigin);
  await takeShareImage(browser, runtime.siteOrigin);
} finally {
  await browser.close();
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
