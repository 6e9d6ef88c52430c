import type { Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { ownerAt, readable } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { expect, isPhone, openMap, test } from './visit.ts';

/** Next to the Sunrise Dog Park, one of the sample places. */
const start = { latitude: 41.2872, longitude: -91.6989, accuracy: 5 };

/** About 12 meters. */
const step = 0.00011;

/** Signs up an owner of Rex who starts a walk. */
async function startWalk(page: Page): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  expect((await ask(page, 'POST', '/api/dogs', rex)).status()).toBe(201);
  await page.goto('/exercise?tab=log');
  await page.getByRole('button', { name: 'Start Walk' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

function readMeters(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('houndwell.walk') ?? '{}').meters);
}

test('the walk timer measures the distance by GPS, and keeps no position', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(start);
  await startWalk(page);
  await page.getByRole('button', { name: /^Measure the distance/ }).click();
  await expect(page.getByText('Only the distance is kept, never the route.').locator('visible=true')).toBeVisible();
  // The walk began a while and a mile ago.
  await page.evaluate(() => {
    const walk = JSON.parse(localStorage.getItem('houndwell.walk') ?? '');
    walk.spans[0].from -= 20 * 60_000;
    localStorage.setItem('houndwell.walk', JSON.stringify({ ...walk, meters: 1600 }));
  });
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^20:/);
  let { latitude } = start;
  const walkOn = async () => {
    latitude += step;
    await context.setGeolocation({ ...start, latitude });
    return readMeters(page);
  };
  // Two seconds for each step, because nobody walks faster.
  await expect.poll(walkOn, { intervals: [2000] }).toBeGreaterThan(1605);
  await expect(page.getByText('1 mile', { exact: true }).locator('visible=true')).toBeVisible();
  expect(await readable(page)).not.toContain(String(start.longitude).slice(0, 5));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('dialog[open]')).toContainText('20 minutes with Rex, 1 mile.');
  await page.getByRole('button', { name: 'Log Walk' }).click();
  const recent = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(recent).toHaveText([/20min.*, 1 mi/]);
});

test('a walk is timed without the position that the owner refuses', { tag: '@exhaustive' }, async ({ page }) => {
  await startWalk(page);
  await page.getByRole('button', { name: /^Measure the distance/ }).click();
  await expect(
    page.getByText("Your browser doesn't share your position with us. The time still counts."),
  ).toBeVisible();
  await expect(page.getByText(/^not measured$/i).locator('visible=true')).toBeVisible();
});

test('places are listed around the device, also on the next visit, until the browser no longer allows it', async ({
  page,
  context,
}) => {
  await context.setGeolocation(start);
  await ownerAt(page, '/locations');
  const park = page.getByRole('listitem').filter({ hasText: 'Sunrise Dog Park' });
  const map = page.getByRole('region', { name: 'Map of places' });
  await expect(park).toContainText(/\d\.\d mi/);
  await openMap(page);
  await map.getByRole('button', { name: 'Use my position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where to look' });
  await expect(dialog.getByText("Your browser doesn't share your position with us.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Show places' }).click();

  await context.grantPermissions(['geolocation']);
  await map.getByRole('button', { name: 'Use my position' }).click();
  if (isPhone(page)) await page.getByRole('button', { name: /^List of \d+$/ }).click();
  await expect(page.getByRole('listitem').first()).toContainText('Sunrise Dog Park');
  await expect(park).toContainText('Less than 0.1 mi');
  expect(await readable(page)).not.toContain(String(start.longitude).slice(0, 5));
  await page.reload();
  await expect(park).toContainText('Less than 0.1 mi');

  await context.clearPermissions();
  await page.reload();
  await expect(page.getByText("We don't know where you are")).toBeVisible();
});
