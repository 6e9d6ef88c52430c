import { allowConsole, ownerAt } from './account-steps.ts';
import { heldBack } from './layout-shift.ts';
import { expect, test } from './visit.ts';

test('places that did not load can be loaded again', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await ownerAt(page, '/favicon.svg');
  for (const path of ['**/api/locations/places?*', '**/api/locations/search?*'])
    await page.route(path, (route) =>
      route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Please wait a moment.' } }),
    );
  const release = await heldBack(page, '**/api/locations/position*');
  await page.goto('/locations');
  await expect(page.getByText('Loading places...')).toBeVisible();
  release();
  await expect(page.getByText('Failed to fetch places')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('rail');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Failed to search places')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Limestone Rail Trail', exact: true })).toBeVisible();
  allowConsole(complaints, 429);
});
