import { gzipSync } from 'node:zlib';
import { ownerAt } from '#test/browser/account-steps.ts';
import { heldBack } from '#test/browser/layout-shift.ts';
import { expect, test } from '#test/browser/visit.ts';

const pages = [
  ['/', 'Know what your dog needs today.'],
  ['/landing', 'Know what your dog needs today.'],
  ['/welcome', 'Your first week is on us'],
  ['/pricing', 'Plain prices, no surprises'],
] as const;

/** Bytes of packed script, gzip, for a first load: weighed as the budgets of all screens are. */
const scriptBudget = 110 * 1024;

for (const [path, heading] of pages) {
  test(`${path} reads without script`, async ({ browser, baseURL }) => {
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

  test(`${path} is taken over as it stands, light in weight, and nothing moves`, async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      weights.push(response.body().then((script) => gzipSync(script, { level: 9 }).length));
    });
    await page.addInitScript(() => {
      const seen = { shift: 0, changes: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root');
        const watcher = new MutationObserver((changes) => {
          seen.changes += changes.length;
        });
        if (root) watcher.observe(root, { childList: true, subtree: true, characterData: true });
      });
    });
    // Type that comes late moves nothing either: what is being read stays where it is.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: object }).seen);
    expect(await seen()).toEqual({ shift: 0, changes: 0 });
    const weight = (await Promise.all(weights)).reduce((sum, each) => sum + each, 0);
    expect(weight).toBeLessThanOrEqual(scriptBudget);
    expect(weight).toBeGreaterThan(0);
  });
}

test('prices of a year that were chosen before the script came stay chosen, and so does the way on', async ({
  page,
}) => {
  const release = await heldBack(page, '**/assets/pricing-page-*.js');
  await page.goto('/pricing');
  await page.getByText('Annual').click();
  await expect(page.getByText('$95.64')).toBeVisible();
  release();
  const choose = page.getByRole('link', { name: 'Choose Basic' });
  await expect(choose).toHaveAttribute('href', '/payment?plan=basic&interval=annual');
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  await expect(page.getByText('$95.64')).toBeVisible();
});

test('without script the prices of a year show at a press, and the tutorial can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.getByText('$8.95')).toBeVisible();
  await expect(page.getByText('$95.64')).toBeHidden();
  await page.getByText('Annual').click();
  await expect(page.getByText('$95.64')).toBeVisible();
  await expect(page.getByText('$8.95')).toBeHidden();

  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  await expect(page.getByRole('heading', { name: 'The tutorial' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Ask at any hour' })).toBeVisible();
  await context.close();
});

test('an owner gets the app at the same address, also when the cookie of the first request is missing', async ({
  page,
}) => {
  await ownerAt(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  // As when an owner comes from a mail: the page is the visitors', then the session is known.
  await page.route('/', async (route) => {
    const answer = await fetch(route.request().url());
    const body = await answer.text();
    expect(body).toContain('data-path="/"');
    await route.fulfill({ body, headers: Object.fromEntries(answer.headers) });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
});
