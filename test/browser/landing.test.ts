import { expect, test } from '#test/browser/visit.ts';

const pictures = /Screenshots of Houndwell/;

test('the pictures of our screens are large enough to read, on a phone and on a desktop', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: pictures });
  await strip.scrollIntoViewIfNeeded();
  const first = strip.getByRole('img').first();
  const loaded = () => first.evaluate((image: HTMLImageElement) => [image.currentSrc, image.clientWidth] as const);
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  await expect.poll(async () => (await loaded())[0]).toMatch(wide ? /dogs-wide-light/ : /profile-light/);
  expect((await loaded())[1]).toBeGreaterThan(wide ? 700 : 290);
});

test('the keyboard scrolls through the pictures on a phone', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: pictures });
  await strip.focus();
  await expect(strip).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('the landing page links to prices, the first week and sign-up', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await main.getByRole('link', { name: 'What a first week looks like' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Start Your Free Trial' }).click();
  await expect(page).toHaveURL(/\/auth\?signup=true$/);
});

test('the number of owners is shown if the server returns one, without a layout shift', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.route('**/api/owners/count', (route) => route.fulfill({ json: { atLeast: 1200 } }));
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const end = page.getByRole('heading', { name: 'Your first week is on us' });
  await end.scrollIntoViewIfNeeded();
  await expect(page.getByText('1,200+ dog owners')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({ shift: 0 });
});

test('no number of owners is shown below one thousand', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/');
  const asked = page.waitForResponse('**/api/owners/count');
  await page.getByRole('heading', { name: 'Your first week is on us' }).scrollIntoViewIfNeeded();
  expect(await (await asked).json()).toEqual({ atLeast: null });
  await expect(page.getByText('dog owners')).toBeHidden();
});
