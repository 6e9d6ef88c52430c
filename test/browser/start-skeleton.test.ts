import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test, withDog } from './visit.ts';

/** An owner with a dog, whom this browser knows. */
async function knownOwner(page: Page): Promise<void> {
  await ownerAt(page, '/');
  await withDog(page);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
}

/** The loading states that a screen reader finds. */
function loading(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Loading' });
}

/** Counts the visible loading states in every animation frame. The returned function reads the largest count so far. */
async function watchLoading(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let most = 0;
    const count = () => {
      const shown = [...document.querySelectorAll('[role="status"]')].filter(
        (status) => status.textContent?.includes('Loading') && status.checkVisibility(),
      );
      most = Math.max(most, shown.length);
      Object.assign(globalThis, { mostLoading: most });
      requestAnimationFrame(count);
    };
    count();
  });
  return () => page.evaluate(() => (globalThis as unknown as { mostLoading: number }).mostLoading);
}

/** Where the parts of the shell are, which are the same in its skeleton. */
async function measurePlaces(page: Page): Promise<Record<string, unknown>> {
  const places: Record<string, unknown> = {};
  for (const part of [
    '.hw-top',
    '.hw-nav',
    '.hw-paw',
    '.hw-nav a[href="/calendar"]',
    '.hw-top .hw-icon-button >> nth=1',
  ]) {
    places[part] = await page.locator(part).filter({ visible: true }).boundingBox();
  }
  return places;
}

function background(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

for (const [width, tag] of [
  ['phone', ['@phone']],
  ['desktop', []],
] as const)
  test(`on a ${width}, a known owner sees the skeleton of the shell before any script, then home without a shift`, {
    tag: [...tag],
  }, async ({ page }) => {
    await knownOwner(page);
    await watchShifts(page);
    const mostLoading = await watchLoading(page);
    const releaseScripts = await heldBack(page, '**/assets/*.js');
    const releaseSession = await heldBack(page, '**/api/auth/user');
    const releaseDogs = await heldBack(page, '**/api/dogs*');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Emergency help' }).first()).toBeVisible();
    await expect(loading(page)).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    const skeleton = await measurePlaces(page);

    const rendered = page.waitForRequest('**/api/auth/user');
    releaseScripts();
    await rendered;
    await expect(loading(page)).toHaveCount(1);
    expect(await measurePlaces(page)).toEqual(skeleton);

    releaseSession();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await expect(loading(page)).toHaveText('Loading your dogs...');
    expect(await measurePlaces(page)).toEqual(skeleton);

    releaseDogs();
    await expect(page.getByRole('heading', { name: 'Community Highlights' })).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expect(page.locator('.hw-start-shell, .hw-start-plain')).toHaveCount(0);
    expect(await readShift(page)).toBe(0);
    expect(await mostLoading()).toBe(1);
  });

test('the skeleton has the theme that the owner chose', { tag: ['@exhaustive', '@phone'] }, async ({ page }) => {
  await knownOwner(page);
  await heldBack(page, '**/assets/*.js');
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await page.evaluate((theme) => localStorage.setItem('houndwell.theme', theme), theme);
    await page.goto('/calendar', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    expect(await background(page, 'body')).toBe(theme === 'light' ? 'rgb(246, 241, 228)' : 'rgb(15, 23, 19)');
  }
});

test('an owner after the trial sees the skeleton until the plan is known', { tag: '@exhaustive' }, async ({ page }) => {
  await knownOwner(page);
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), trialEndsAt: '2020-01-01T00:00:00.000Z' } });
  });
  const mostLoading = await watchLoading(page);
  const release = await heldBack(page, '**/api/subscription*');
  await page.goto('/');
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('#root .hw-start-shell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await expect(loading(page)).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.locator('.hw-start-shell')).toHaveCount(0);
  expect(await mostLoading()).toBe(1);
});

test('an expired session leads from the skeleton to sign-in', { tag: ['@exhaustive', '@phone'] }, async ({
  page,
  context,
}) => {
  await knownOwner(page);
  await context.clearCookies();
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/calendar', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back|Sign in/ })).toBeVisible();
  await expect(page.locator('.hw-start-shell')).toHaveCount(0);
});

test('the skeleton of the shell does not appear for visitors or on pages outside the shell', { tag: '@phone' }, async ({
  page,
  anotherBrowser,
}) => {
  const visitor = await anotherBrowser();
  await heldBack(visitor, '**/assets/*.js');
  await visitor.goto('/', { waitUntil: 'commit' });
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.locator('.hw-start-shell')).toHaveCount(0);
  await visitor.goto('/calendar', { waitUntil: 'commit' });
  await expect(loading(visitor)).toHaveCount(1);
  await expect(visitor.locator('.hw-start-shell')).toBeHidden();

  await knownOwner(page);
  await heldBack(page, '**/assets/*.js');
  await page.goto('/emergency', { waitUntil: 'commit' });
  await expect(loading(page)).toHaveCount(1);
  await expect(page.locator('.hw-start-shell')).toBeHidden();
});
