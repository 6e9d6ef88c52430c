import type { Page } from '@playwright/test';
import { sample } from '#test/support/sample.ts';
import { ownerAt } from './account-steps.ts';
import { expectWholeWords, heldBack, readShift, watchShifts } from './layout-shift.ts';
import { expect, isTooWide, test } from './visit.ts';

const names = ['Peggy Jojo', 'Olive', 'Sir Bartholomew'];

async function ownerWith(page: Page, count: number): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const name of names.slice(0, count)) {
    const data = { name, breed: 'Beagle', age: 3.5, weight: 24.5 };
    expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  }
}

/** Returns the first element that appears when the dogs have loaded. */
function first(page: Page, count: number) {
  return count > 0
    ? page.getByRole('link', { name: /^Peggy Jojo/ })
    : page.getByRole('heading', { name: 'No dogs added yet' });
}

function logWalk(page: Page) {
  return page.getByRole('link', { name: 'Log Walk' }).filter({ visible: true });
}

/** Doubles the text size, as a browser setting would. */
async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

for (const [count, dogs] of sample([...['no dogs', 'one dog', 'two dogs'].entries()], 1))
  test(`home shows its quick actions at once and does not shift when ${dogs} load late`, { tag: '@phone' }, async ({
    page,
  }) => {
    await ownerWith(page, count);
    await watchShifts(page);
    for (const visit of ['first', 'later']) {
      const release = await heldBack(page, '**/api/dogs*');
      await page.goto('/');
      await expect(logWalk(page)).toBeVisible();
      await expect(page.getByText('Loading your dogs...')).toBeAttached();
      await expect(first(page, count)).toHaveCount(0);
      const overview = page.getByRole('heading', { name: "Today's Overview" });
      const before = visit === 'later' ? [await logWalk(page).boundingBox(), await overview.boundingBox()] : [];
      release();
      await expect(first(page, count)).toBeVisible();
      await expect(overview).toBeVisible();
      expect(await readShift(page)).toBe(0);
      if (visit === 'later') expect([await logWalk(page).boundingBox(), await overview.boundingBox()]).toEqual(before);
      await page.unroute('**/api/dogs*');
    }
  });

test("a dog's name is not clipped, not even its descenders", { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await ownerWith(page, 1);
  for (const [path, selector] of [
    ['/', '.hw-home-who .hw-home-name'],
    ['/profile', '.hw-dog-card h2'],
  ] as const) {
    await page.goto(path);
    const name = page.locator(selector);
    await expect(name).toHaveText('Peggy Jojo');
    const overflow = (value: string) =>
      name.evaluate((element, overflow) => element.style.setProperty('overflow', overflow), value);
    // Two screenshots may differ for other reasons, but with a clipped name every pair differs.
    await expect(async () => {
      await overflow('');
      const around = await name.boundingBox();
      if (!around) throw new Error('The name has no place.');
      const clip = { ...around, height: around.height + 12 };
      const shown = await page.screenshot({ clip, animations: 'disabled' });
      await overflow('visible');
      expect(shown.equals(await page.screenshot({ clip, animations: 'disabled' }))).toBe(true);
    }).toPass({ timeout: 15_000 });
  }
});

test('a long name wraps to its own row if it does not fit next to the buttons', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await ownerWith(page, 3);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/profile');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectWholeWords(page, '.hw-dog-card h2');
    expect(await isTooWide(page)).toBe(false);
  }
});

test('the greeting does not break words, even at twice the text size', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await ownerWith(page, 1);
  await page.goto('/');
  await expect(first(page, 1)).toBeVisible();
  const hello = page.locator('.hw-greet-hello');
  expect(await hello.evaluate((element) => element.getClientRects().length)).toBe(1);
  expect(
    await hello.evaluate((element) => element.clientHeight < 2 * Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBe(true);
  await doubleTextSize(page);
  await expectWholeWords(page, 'h1');
  const [words, dog] = await page.evaluate(() =>
    ['.hw-greet-text', '.hw-greet-dog'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
  );
  const apart = !dog?.width || !words || words.right <= dog.left;
  expect(apart).toBe(true);
});

test('the navigation labels do not touch on a small phone, even at twice the text size', {
  tag: ['@exhaustive', '@phone'],
}, async ({ page }) => {
  await ownerWith(page, 0);
  await page.goto('/');
  // 320 px plus the desktop's scrollbar, which a phone does not have.
  const bar = await page.evaluate(() => window.innerWidth - document.body.clientWidth);
  await page.setViewportSize({ width: 320 + bar, height: 700 });
  const labels = page.locator('.hw-nav a > span');
  const crowded = () =>
    labels.evaluateAll((all) => {
      const boxes = all.map((label) => label.getBoundingClientRect());
      return boxes.filter((box, at) => at > 0 && box.left - (boxes[at - 1]?.right ?? 0) < 2).length;
    });
  await expect(labels).toHaveCount(6);
  expect(await crowded()).toBe(0);
  await doubleTextSize(page);
  expect(await crowded()).toBe(0);
  expect(await labels.evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).length)).toBe(
    0,
  );
});
