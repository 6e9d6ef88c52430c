import type { Page } from '@playwright/test';
import { chatCategories } from '#shared/contract/chat.ts';
import { articles } from '#shared/guide/articles.ts';
import { sample } from '#test/support/sample.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { bloat, findCard, openAssistant, send } from './assistant-steps.ts';
import { cached, startReleases, workerReady } from './offline-steps.ts';
import { allowConsoleLike, expect, test } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Allows the messages about chunks that are missing offline, because they were never loaded. Also allows the warning
 * with which Chromium says that it requests preloaded modules again when a service worker answers.
 */
function allowMissingChunks(complaints: string[]): void {
  allowOfflineConsole(complaints);
  allowConsoleLike(
    complaints,
    /cross-world service worker resource mismatch|was preloaded using link preload but not used/,
  );
  allowConsoleLike(complaints, /A screen failed|Unable to preload CSS|dynamically imported|ChunkLoadError/);
}

async function expectEmergencyHelp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Call a vet now' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ASPCA Animal Poison Control/ })).toHaveAttribute('href', /^tel:/);
  const isStyled = page.locator('.hw-emergency-head').evaluate((head) => getComputedStyle(head).backgroundColor);
  expect(await isStyled).toMatch(/^rgb\((179, 38, 30|201, 54, 43)\)$/);
  expect(await page.evaluate(async () => (await document.fonts.load('16px "Figtree Variable"')).length)).toBe(1);
}

for (const from of sample(['/', '/pricing', '/auth'], 1)) {
  test(`emergency help works offline after one visit to ${from}`, { tag: '@phone' }, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(from);
    await workerReady(page);
    await context.setOffline(true);
    await page.goto('/emergency');
    await expectEmergencyHelp(page);
    await page.reload();
    await expectEmergencyHelp(page);
    await page.getByLabel("What's happening?").fill('she ate a bag of grapes');
    await page.getByRole('button', { name: 'Check' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Call a vet now' })).toBeFocused();
    await page.getByLabel('What was it?').fill('antifreeze');
    await expect(page.getByRole('option', { name: /antifreeze/i })).toBeVisible();
    allowMissingChunks(complaints);
  });
}

test('offline, a visitor gets emergency help instead of a static page', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  await workerReady(page);
  await context.setOffline(true);
  for (const path of ['/', '/landing', '/welcome', '/pricing']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/emergency$/);
    await expectEmergencyHelp(page);
  }
  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.locator('script[src*="/assets/landing-"]')).toHaveCount(1);
  allowMissingChunks(complaints);
});

test('an owner can open the app offline, including the screens visited before', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerAt(page, '/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ })).toBeVisible();
  await expect(main.getByText("You're offline.")).toBeVisible();
  await openAssistant(page);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: "This page didn't load" })).toBeVisible();
  await page.getByRole('link', { name: 'Emergency help' }).first().click();
  await expectEmergencyHelp(page);

  await context.setOffline(false);
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  allowMissingChunks(complaints);
});

test('the whole care guide works offline after a visit to one article', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  const [article] = articles;
  await page.goto(`/guide/${article?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await workerReady(page);
  // The worker keeps its list of the guide's files one after another.
  const worker = await (await page.request.get('/service-worker.js')).text();
  const files: string[] = JSON.parse(/guide:(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]');
  for (const category of chatCategories) expect(files.join()).toContain(`guide-${category}`);
  const isKept = async () => {
    const kept = Object.values(await cached(page)).flat();
    return files.every((file) => kept.includes(file));
  };
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.goto('/guide');
  await expect(page.getByRole('heading', { name: 'Nutrition' })).toBeVisible();
  await page.goto(`/guide/${article?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await page.goto('/guide?q=vaccines');
  await expect(page.getByRole('heading', { level: 2, name: /articles for/ })).toBeVisible();
  await page
    .getByRole('region', { name: /articles for/ })
    .getByRole('link', { name: /vaccin/i })
    .first()
    .click();
  await expect(page.getByText('No veterinarian has reviewed it yet.')).toBeVisible();
  allowMissingChunks(complaints);
});

test('signing out leaves no data of the owner in the caches, which contain no API responses', async ({
  page,
  context,
  complaints,
}) => {
  await ownerAt(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await workerReady(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await cached(page)).toHaveProperty('houndwell-owner', []);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const caches = await cached(page);
  expect(Object.keys(caches)).toEqual([expect.stringMatching(/^houndwell-[0-9a-f]{12}$/)]);
  const paths = Object.values(caches).flat();
  expect(paths.filter((path) => !/^\/assets\/[\w-]+(-[\w-]+)?\.(js|css|woff2)$/.test(path)).sort()).toEqual([
    '/index.html',
    '/theme.js',
  ]);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/emergency$/);
  await expectEmergencyHelp(page);
  allowMissingChunks(complaints);
});

test('an update leaves older open pages alone, takes over once they are closed, and deletes the old cache', {
  tag: '@exhaustive',
}, async ({ page, context, complaints }) => {
  const releases = await startReleases({
    path: 'emergency-page.tsx',
    text: 'Call a vet now',
    replacement: 'Call a vet right away',
  });
  try {
    await page.goto(`${releases.url}/auth`);
    await workerReady(page);
    const [firstCache] = Object.keys(await cached(page));
    const older = await context.newPage();
    await older.goto(`${releases.url}/auth`);
    await expect(older.getByRole('heading', { level: 1 })).toBeVisible();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    releases.deploy();
    await page.goto(`${releases.url}/emergency`);
    await expect(page.getByRole('heading', { level: 1, name: 'Call a vet right away' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');
    // The older page still finds the chunk that it was built with, which the server no longer has.
    await older.getByRole('link', { name: 'Emergency help' }).first().click();
    await expectEmergencyHelp(older);
    expect(Object.keys(await cached(page))).toContain(firstCache);

    await older.close();
    await page.reload();
    await expect.poll(async () => Object.keys(await cached(page))).not.toContain(firstCache);
    expect(Object.keys(await cached(page))).toHaveLength(1);
    expect(loads).toBe(2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Call a vet right away' })).toBeVisible();
  } finally {
    await releases.stop();
  }
  allowMissingChunks(complaints);
});
