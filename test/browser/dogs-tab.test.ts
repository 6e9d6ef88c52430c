import type { Page } from '@playwright/test';
import { sample } from '#test/support/sample.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

/** Signs up an owner with these dogs. */
async function ownerWith(page: Page, ...dogs: object[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const data of dogs) expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
}

for (const count of sample([0, 2], 1))
  test(`the Dogs tab does not shift when ${count} dogs, and then the breeds, arrive late`, { tag: '@phone' }, async ({
    page,
  }) => {
    await ownerWith(page, ...[rex, { ...rex, name: 'Olive', breed: 'Boxer' }].slice(0, count));
    await watchShifts(page);
    const release = await heldBack(page, '**/api/dogs*');
    const releaseBreeds = await heldBack(page, '**/assets/profiles-*.js');
    await page.goto('/profile');
    await expect(page.getByText('Loading your dogs...')).toBeAttached();
    await expect(page.locator('.hw-dog-card')).toHaveCount(3);
    release();
    if (count > 0) await page.waitForResponse('**/api/dogs*');
    releaseBreeds();
    if (count > 0) {
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(page.getByRole('article').first()).toContainText('60 to 90 min');
    } else {
      await expect(page.getByRole('heading', { name: 'Add Your First Dog' })).toBeVisible();
    }
    await expect(page.getByText('Owners who have been there')).toBeVisible();
    expect(await readShift(page)).toBeLessThan(0.02);
  });

test('the dogs stay on the screen when loading them again fails', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerWith(page, rex);
  await page.goto('/profile');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.route('**/api/dogs?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await page.getByLabel('Name').fill('Olive');
  await page.getByLabel('Breed').fill('Pug');
  await page.getByLabel('Breed').press('Enter');
  const failing = page.waitForEvent('requestfailed');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Dog' }).click();
  await failing;
  await expect(page.getByText('Dog profile created successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete Olive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Olive' }).click();
  await expect(page.getByText('Error: Failed to delete dog profile. Please try again.')).toBeVisible();
  await expect(page.getByText("You're offline. What you see may be out of date.")).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  // Home needs the network only for its code. Its list of dogs comes from the cache.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  await expect(page.getByText("didn't load")).toHaveCount(0);
  allowOfflineConsole(complaints);
});

test('a card links to the exercise plans and the calendar for its dog, and the tab links to other features', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerWith(page, rex);
  await page.goto('/profile');
  const shortcut = (name: string) => page.getByRole('article').getByRole('link', { name });
  await expect(shortcut('Exercise Plans')).toHaveAttribute('href', '/exercise');
  await expect(shortcut('Schedule Vet')).toHaveAttribute('href', /^\/calendar\?book=true&dog=\w+$/);
  for (const [name, href] of [
    ['Vet Calendar', '/calendar'],
    ['Exercise Plans Made', '/exercise'],
    ['Community Owners', '/community'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  await page.getByRole('button', { name: 'AI Wellness' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
