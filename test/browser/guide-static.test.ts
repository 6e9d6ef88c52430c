import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { articles } from '#shared/guide/articles.ts';
import { exhaustive, sample } from '#test/support/sample.ts';
import { signUpPath } from '../../frontend/src/platform/session/paths.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

/** The list and some articles. The unit tests of the prerender entry render more. */
const step = exhaustive ? 50 : 200;
const pages = ['/guide', ...articles.filter((_, index) => index % step === 0).map(({ id }) => `/guide/${id}`)];

/** Gzipped bytes of script that a static page may load. */
const scriptBudget = 15 * 1024;

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the care guide' });
}

for (const path of sample(pages, 2)) {
  test(`${path} is complete without script, and has what search engines and link previews read`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    const article = articles.find(({ id }) => path === `/guide/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? 'Care guide');
    await expect(page).toHaveTitle(`Houndwell · ${article?.title ?? 'Care guide'}`);
    const read = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await read('link[rel="canonical"]', 'href')).toBe(`${baseURL}${path}`);
    expect(await read('meta[property="og:url"]', 'content')).toBe(`${baseURL}${path}`);
    const description = await read('meta[name="description"]', 'content');
    expect(description).toBe(await read('meta[property="og:description"]', 'content'));
    if (article) {
      expect(description).toBe(article.firstSentence);
      await expect(page.getByText(article.answer)).toBeVisible();
    }
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    await context.close();
  });

  test(`${path} loads little script and no React, calls no API, and does not shift`, { tag: '@phone' }, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
    });
    await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await readShift(page)).toBe(0);
    expect(calls).toEqual([]);
    const loaded = await Promise.all(scripts);
    expect(loaded.join('')).not.toMatch(/createRoot|react\.element/);
    const bytes = loaded.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(scriptBudget);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
}

test('a visitor reads the guide without the app: every article is in the list, and articles lead to others', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/guide');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Nutrition' }).click();
  await expect(page).toHaveURL(/\/guide#guide-nutrition$/);
  await page
    .locator('summary')
    .filter({ hasText: /^All \d+ in Nutrition/ })
    .click();
  const article = articles.findLast(({ category }) => category === 'nutrition');
  await main.getByRole('link', { name: article?.title ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  const related = main.getByRole('region', { name: 'Related articles' }).getByRole('link').first();
  const title = await related.innerText();
  await related.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', signUpPath);
  await main.getByRole('link', { name: 'Nutrition' }).click();
  await expect(page).toHaveURL(/\/guide#guide-nutrition$/);
  await expect(page.locator('script[src*="/assets/index-"]')).toHaveCount(0);
});

test('the first letter starts the app in place: typing goes on, and the emergency check runs', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.goto('/guide');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const release = await heldBack(page, '**/assets/start-app-*.js');
  await searchBox(page).pressSequentially('he ate a bag of gapes');
  for (const _ of 'apes') await page.keyboard.press('ArrowLeft');
  release();
  await expect(page).toHaveURL(/\/guide\?q=he\+ate\+a\+bag\+of\+gapes$/);
  await expect(searchBox(page)).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('he ate a bag of gapes');
  await page.keyboard.type('r');
  await expect(searchBox(page)).toHaveValue('he ate a bag of grapes');
  await expect(page.getByRole('heading', { level: 2, name: /for “he ate a bag of grapes”$/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('This may be an emergency.');
  await expect(page.locator('#root')).toHaveCount(1);
  expect(await page.evaluate(() => (globalThis as unknown as { isSamePage?: boolean }).isSamePage)).toBe(true);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('link', { name: /^All \d+ in Health$/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the search works by its form if the app does not load, or before it has', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page, complaints }) => {
  await page.goto('/guide');
  await page.route('**/assets/start-app-*.js', (route) => route.abort());
  await searchBox(page).pressSequentially('itchy ears');
  await page.unroute('**/assets/start-app-*.js');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/guide\?q=itchy\+ears$/);
  await expect(page.getByRole('heading', { level: 2, name: /for “itchy ears”$/ })).toBeVisible();
  allowOfflineConsole(complaints);
  allowConsoleLike(complaints, /dynamically imported/);
});

test('a life stage opens the app with its articles', { tag: ['@exhaustive', '@phone'] }, async ({ page }) => {
  await page.goto('/guide');
  await page.getByRole('link', { name: 'Puppy', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\?stage=puppy$/);
  await expect(page.getByRole('button', { name: 'Puppy' })).toHaveAttribute('aria-pressed', 'true');
});

test('an owner gets the same article inside the app, even if the cookie of the first request is missing', {
  tag: '@phone',
}, async ({ page }) => {
  const [article] = articles;
  await ownerAt(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: 'houndwell_session' });
  // The cookie is back before the script of the visitors' page runs, as after a link in an email.
  const release = await heldBack(page, '**/assets/article-*.js');
  await page.goto(`/guide/${article?.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
  await page.context().addCookies(cookies);
  release();
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveCount(0);
});
