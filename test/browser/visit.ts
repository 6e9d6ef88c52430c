import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test';
import { newEmail, registration, rex } from '#test/support/factories.ts';

/** Waits for what should be seen, and says what was there instead. */
export const { expect } = base;

/** A 401 tells the app that nobody is signed in; Chromium mentions every one of them. */
const expected = /Failed to load resource: the server responded with a status of 401/;

/** Collects whatever a person would never see and should never happen: errors, refusals by the page's policy, answers of 500. */
async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, words: string) => complaints.push(words));
  await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation(words: string): void }).reportViolation;
    addEventListener('securitypolicyviolation', (event) => {
      report(
        `The page's policy refused ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  context.on('console', (message) => {
    const words = message.text();
    if (['error', 'warning'].includes(message.type()) && !expected.test(words)) complaints.push(`console: ${words}`);
  });
  context.on('weberror', (error) => complaints.push(`page: ${error.error().stack}`));
  context.on('response', (response) => {
    const missing = response.status() === 404 && !response.url().includes('/api/');
    if (response.status() >= 500 || missing) complaints.push(`${response.status()} ${response.url()}`);
  });
}

/** What a test has forgiven, and how many complaints there were when it was over. */
const pardons = new WeakMap<string[], { like: RegExp[]; untilEnd?: number }>();

/** Takes complaints that a test has provoked off the list. The like of them may still come while its windows close. */
export function allowConsoleLike(complaints: string[], like: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !like.test(words)));
  pardons.set(complaints, { like: [...(pardons.get(complaints)?.like ?? []), like] });
}

function unforgiven(complaints: string[]): string[] {
  const { like = [], untilEnd = complaints.length } = pardons.get(complaints) ?? {};
  return complaints.filter((words, at) => at < untilEnd || !like.some((each) => each.test(words)));
}

/** The quick-start guide lies over the page until it is closed; whoever tests something else has closed it. */
async function closeGuide(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('houndwell.quick_start_seen', 'true');
  });
}

interface Visit {
  /** Owners meet the quick-start guide on their first day. */
  guided: boolean;
  complaints: string[];
  /** The same person's browser on another machine: nothing is remembered there. */
  anotherBrowser: () => Promise<Page>;
}

/** Every browser test: it fails on any complaint, in whichever window. */
export const test = base.extend<Visit>({
  guided: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names from the pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(unforgiven(complaints)).toEqual([]);
  },
  context: async ({ context, complaints, guided }, use) => {
    await watch(context, complaints);
    if (!guided) await closeGuide(context);
    await use(context);
  },
  page: async ({ page, complaints }, use) => {
    await use(page);
    pardons.set(complaints, { like: [], ...pardons.get(complaints), untilEnd: complaints.length });
    // A test may end while the page still asks for something that it answers itself.
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

/** Signs a new owner up in this browser, past the welcome and the tour. */
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

/** Adds a dog without the dialog. */
export async function withDog(page: Page): Promise<void> {
  const reply = await page.request.post('/api/dogs', {
    headers: { origin: process.env.HOUNDWELL_URL ?? '' },
    data: rex,
  });
  expect(reply.status()).toBe(201);
}

const themes = ['light', 'dark'] as const;

/**
 * What axe finds on the page, by rule and place; nothing when all is well. Every story is told on a phone and on a desktop:
 * one looks in light, the other in dark, which takes half the time of both in each.
 */
export async function axeViolations(page: Page, schemes: readonly (typeof themes)[number][] = [themeOf(page)]) {
  // A screen whose code is still on its way has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const colorScheme of schemes) {
    // Colours on their way from one to the other belong to neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const moving of document.getAnimations()) {
        if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
      }
    });
    // Without a page of its own to sum up in: our screens have no frames, and it takes a quarter less time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
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

function themeOf(page: Page): (typeof themes)[number] {
  return (page.viewportSize()?.width ?? 0) < 768 ? 'light' : 'dark';
}

/** What axe finds on the page in light and in dark. */
export function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  return axeViolations(page, themes);
}

/** Whether something is wider than the window, so that a phone would have to scroll sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
