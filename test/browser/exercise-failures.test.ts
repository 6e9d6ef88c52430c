import { biscuit, ownerWith } from './exercise-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { allowConsoleLike, expect, test } from './visit.ts';

test('without a session, the screen asks to refresh the page', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, [biscuit], '/exercise');
  await expect(page.getByRole('heading', { name: 'A plan for Biscuit' })).toBeVisible();
  await page.route('**/api/dogs*', (route) => route.fulfill({ status: 401, json: { code: 'signedOut', message: '' } }));
  await page.goto('/exercise?tab=log');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.unroute('**/api/dogs*');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'No streak yet' })).toBeVisible();
});

test('activities that fail to load can be loaded again, and nothing shifts', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerWith(page, [biscuit], '/favicon.svg');
  await page.route('**/api/exercise/logs*', (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/exercise?tab=log');
  await expect(page.getByText('Failed to fetch exercise logs').first()).toBeVisible();
  allowConsoleLike(complaints, /429/);
  await page.unroute('**/api/exercise/logs*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No streak yet' })).toBeVisible();

  await watchShifts(page);
  for (const tab of ['', '?tab=log']) {
    const release = await heldBack(page, '**/api/exercise/**');
    await page.goto(`/exercise${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    release();
    await expect(
      page.getByRole('heading', { name: tab ? 'Recent activity' : 'Saved plans', exact: true }),
    ).toBeVisible();
    expect(await readShift(page)).toBeLessThan(0.02);
  }
});

test('an owner without dogs is asked to add one', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, [], '/exercise');
  await expect(page.getByRole('link', { name: 'Add your dog' })).toBeVisible();
  await page.getByRole('tab', { name: 'Exercise Plans' }).press('End');
  await expect(page).toHaveURL(/tab=log/);
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  await page.goto('/exercise/walk');
  await expect(page.getByRole('heading', { name: 'No walk is running' })).toBeVisible();
});
