import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ownerAt } from '#test/browser/account-steps.ts';
import { readShift, watchShifts } from '#test/browser/layout-shift.ts';
import { expect, test } from '#test/browser/visit.ts';
import { sample } from '#test/support/sample.ts';

const pages = [
  ['/', 'Know what your dog needs today.'],
  ['/landing', 'Know what your dog needs today.'],
  ['/welcome', 'Your first week is on us'],
  ['/pricing', 'Plain prices, no surprises'],
] as const;

/** Gzipped bytes of script that a static page may load. */
const scriptBudget = 15 * 1024;

for (const [path, heading] of sample(pages, 2)) {
  test(`${path} is readable without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/^Houndwell · \w/);
    for (const name of ['meta[name="description"]', 'meta[property="og:title"]', 'meta[property="og:description"]']) {
      expect((await page.locator(name).getAttribute('content'))?.length).toBeGreaterThan(10);
    }
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`${baseURL}${path === '/landing' ? '/' : path}`);
    const shown = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(shown).toBe(`${baseURL}/share.png`);
    expect((await page.request.get(shown ?? '')).headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect([JSON.parse(data ?? '')].flat()[0]).toMatchObject({ '@context': 'https://schema.org' });
    await context.close();
  });

  test(`${path} loads little JavaScript and no React, calls no API, and does not shift`, {
    tag: '@phone',
  }, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await watchShifts(page);
    // Late fonts must not shift the text either.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await readShift(page)).toBe(0);
    expect(calls).toEqual([]);
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.join('')).not.toMatch(/createRoot|react\.element/);
    const bytes = loaded.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(scriptBudget);
  });
}

/** Returns the columns of the price list. */
const prices = (page: Page) => page.locator('.hw-plans');

test('the price switch and the tutorial work without JavaScript', { tag: '@exhaustive' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(prices(page).getByText('$8.95')).toBeVisible();
  await expect(prices(page).getByText('$95.64')).toBeHidden();
  await page.getByText('Annual').click();
  await expect(prices(page).getByText('$95.64')).toBeVisible();
  await expect(prices(page).getByText('$8.95')).toBeHidden();
  const choose = page.getByRole('link', { name: 'Choose Basic' });
  await expect(choose).toHaveAttribute('href', '/payment?plan=basic&interval=annual');

  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  await expect(page.getByRole('heading', { name: 'The tutorial' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Ask a question anytime' })).toBeVisible();
  await context.close();
});

test('a visitor who comes back from the payment form sees the prices of the chosen interval', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/payment?plan=basic&interval=annual');
  await page.goto('/pricing?interval=annual');
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  await expect(prices(page).getByText('$95.64')).toBeVisible();
  await page.getByText('Monthly').click();
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(/\/payment\?plan=basic$/);
});

test('the tutorial closes with Escape, its button or a click outside, and returns focus', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/welcome');
  const start = page.getByRole('button', { name: 'Start Tutorial' });
  const tutorial = page.getByRole('dialog');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(tutorial.getByRole('heading', { name: 'Step 1 of 7' })).toBeVisible();
  await expect(tutorial.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await tutorial.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(tutorial.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tutorial).toBeHidden();
  await expect(start).toBeFocused();
  await start.click();
  await expect(tutorial.getByRole('heading', { name: 'Step 2 of 7' })).toBeVisible();
  await tutorial.getByRole('button', { name: 'Close' }).click();
  await expect(tutorial).toBeHidden();
  await start.click();
  await page.mouse.click(5, 5);
  await expect(tutorial).toBeHidden();
  await page.goto('/');
  await page.goto('/welcome#tutorial');
  await expect(tutorial.getByRole('heading', { name: 'Step 1 of 7' })).toBeVisible();
});

test('an owner gets the app at the same path, even if the cookie of the first request is missing', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerAt(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  // Simulates a link in an email: browsers omit the SameSite=Strict cookie, so the server returns the visitors' page.
  let strict = true;
  await page.route('/', async (route) => {
    if (!strict) return route.continue();
    strict = false;
    const answer = await fetch(route.request().url());
    const body = await answer.text();
    expect(body).toContain('Know what your dog needs today.');
    await route.fulfill({ body, headers: Object.fromEntries(answer.headers) });
  });
  await page.goto('/');
  // By name, because the script's redirect shows the app's skeleton, which has two headings until its styles have loaded.
  const greeting = page.getByRole('heading', { level: 1, name: /Ada/ });
  await expect(greeting).toBeVisible();
  for (const path of ['/landing', '/welcome']) {
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect(greeting).toBeVisible();
  }
});

test('an owner whose session has ended sees the static pages, even with a stale cookie', {
  tag: '@exhaustive',
}, async ({ page, baseURL }) => {
  await ownerAt(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await page.context().addCookies([{ name: 'houndwell_session', value: 'stale', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know what your dog needs today.');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain prices, no surprises');
});

test('an invite code in the URL is remembered until sign-up', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/?ref=ABCD2345');
  const code = () => page.evaluate(() => localStorage.getItem('houndwell.invite_code'));
  await expect.poll(code).toBe('ABCD2345');
});
