import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { newEmail, registration, rex } from '#test/support/factories.ts';

export const { expect } = base;

/**
 * Matches the messages that every test allows. Chromium logs every 401, which only means that nobody is signed in, and
 * most tests block the service worker.
 */
const expected =
  /Failed to load resource: the server responded with a status of 401|Service Worker registration blocked by Playwright/;

/**
 * Collects console errors and warnings, content security policy violations, and failed responses: 404 outside the API,
 * and 500 or above.
 */
async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, text: string) => complaints.push(text));
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation(text: string): void }).reportViolation;
    addEventListener('securitypolicyviolation', (event) => {
      report(
        `The page's policy refused ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !expected.test(text)) complaints.push(`console: ${text}`);
  });
  context.on('weberror', (error) => complaints.push(`page: ${error.error().stack}`));
  context.on('response', (response) => {
    const missing = response.status() === 404 && !response.url().includes('/api/');
    if (response.status() >= 500 || missing) complaints.push(`${response.status()} ${response.url()}`);
  });
}

/**
 * The console messages that a test allows, and how many messages there were when it ended. Later messages that it
 * allows are ignored.
 */
const allowances = new WeakMap<string[], { like: RegExp[]; untilEnd?: number }>();

/**
 * Removes from `complaints` the console messages that a test has provoked, and allows more of them while its windows
 * close.
 */
export function allowConsoleLike(complaints: string[], like: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !like.test(text)));
  allowances.set(complaints, { like: [...(allowances.get(complaints)?.like ?? []), like] });
}

function unexpected(complaints: string[]): string[] {
  const { like = [], untilEnd = complaints.length } = allowances.get(complaints) ?? {};
  return complaints.filter((text, at) => at < untilEnd || !like.some((each) => each.test(text)));
}

/** Hides the quick-start guide, which would cover part of the page. */
async function closeGuide(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('houndwell.quick_start_seen', 'true');
  });
}

interface Visit {
  /** Whether owners see the quick-start guide. */
  guided: boolean;
  complaints: string[];
  /** Opens the site in a browser without any stored data. */
  anotherBrowser: () => Promise<Page>;
}

/** The base of every browser test. A test fails on unexpected console messages in any of its windows. */
export const test = base.extend<Visit>({
  guided: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(unexpected(complaints)).toEqual([]);
  },
  context: async ({ context, complaints, guided }, use) => {
    await watch(context, complaints);
    if (!guided) await closeGuide(context);
    await use(context);
  },
  page: async ({ page, complaints }, use) => {
    await use(page);
    allowances.set(complaints, { like: [], ...allowances.get(complaints), untilEnd: complaints.length });
    // A test may end during a request that one of its routes handles.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  anotherBrowser: async ({ browser, complaints, contextOptions, viewport, baseURL, guided }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await openContext(browser, { ...contextOptions, viewport, ...(baseURL ? { baseURL } : {}) });
      opened.push(context);
      await watch(context, complaints);
      if (!guided) await closeGuide(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext(options);
}

/** Signs up a new owner in this browser and skips the welcome and the tour. Returns the body of the sign-up request. */
export async function signedUp(page: Page): Promise<ReturnType<typeof registration>> {
  const form = registration(newEmail(`browser.${test.info().parallelIndex}.${Date.now()}`));
  const origin = new URL(process.env.HOUNDWELL_URL ?? '').origin;
  const ask = async (path: string, data: object) => {
    const reply = await page.request.post(path, { headers: { origin }, data });
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  };
  await ask('/api/auth/register', form);
  await page.request.post('/api/auth/complete-first-login', { headers: { origin } });
  await page.addInitScript(() => {
    for (const seen of ['tutorial_completed', 'quick_start_seen']) localStorage.setItem(`houndwell.${seen}`, 'true');
  });
  return form;
}

/** Adds a dog through the API. */
export async function withDog(page: Page): Promise<void> {
  const reply = await page.request.post('/api/dogs', {
    headers: { origin: process.env.HOUNDWELL_URL ?? '' },
    data: rex,
  });
  expect(reply.status()).toBe(201);
}

const themes = ['light', 'dark'] as const;

/** Opens the whole map of places on a phone. On a desktop, it is beside the list. */
export async function openMap(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open map' }).click();
}

/** Whether the test runs at a phone's width. An exhaustive run tests everything at both widths. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/**
 * Returns the axe violations on the page, by rule and selector. By default, phones are checked in the light theme and
 * desktops in the dark one, which takes half the time of checking both themes on both.
 */
export async function axeViolations(page: Page, schemes: readonly (typeof themes)[number][] = [findTheme(page)]) {
  // A screen has no heading until its code has loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    // Ends color transitions, which would be measured halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const moving of document.getAnimations()) {
        if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
      }
    });
    // Legacy mode is a quarter faster. Only pages with frames need the other mode. Describing the elements that pass would
    // take half of the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    // In the second theme, only the colors differ, so only the contrast is checked.
    if (index > 0) axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    found.push(
      ...violations.map(
        ({ id, help, nodes }) =>
          `${colorScheme}: ${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

function findTheme(page: Page): (typeof themes)[number] {
  return isPhone(page) ? 'light' : 'dark';
}

/** Returns the axe violations on the page in both themes. */
export function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  return axeViolations(page, themes);
}

/** Whether the page scrolls sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
