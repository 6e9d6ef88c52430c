import type { Locator, Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { allowConsole, ownerAt } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { axeViolations, expect, isPhone, isTooWide, test } from './visit.ts';

/** Signs up an owner without an address, and opens the places around the sample point. */
async function openPlaces(page: Page, address = '/locations'): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /nearby|favorite|^\d+ place/ })).toBeVisible();
}

function findRow(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
}

function findPin(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Map of places' }).getByRole('button', { name });
}

test('the places nearby are listed with their facts, and a search, a type and a radius choose among them', {
  tag: '@phone',
}, async ({ page }) => {
  await openPlaces(page);
  await expect(page.getByText("We don't know where you are")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled();
  const park = findRow(page, 'Sunrise Dog Park');
  await expect(park).toContainText('Dog Park');
  await expect(park).toContainText('South H Avenue, Washington');
  await expect(park).toContainText(/\d\.\d mi/);
  await expect(park).toContainText('Fenced, double gate, small dog area +3 more');
  await expect(park).toContainText('6 AM to 10 PM');
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.getByRole('searchbox', { name: 'Search places' }).fill('rail');
  await page.getByRole('searchbox', { name: 'Search places' }).press('Enter');
  await expect(page.getByRole('heading', { name: '1 place', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Limestone Rail Trail', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('agility barn');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'No places found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or browse all places')).toBeVisible();
  await page.getByRole('button', { name: /Dog Park.*1 nearby/ }).click();
  await expect(page.getByRole('heading', { name: '1 place nearby' })).toBeVisible();
  await expect(page).toHaveURL(/type=dog_park$/);

  await page.goto('/locations?type=beach&radius=5');
  await expect(page.getByText('No dog-friendly places available in this area')).toBeVisible();
  await expect(page.getByText('The nearest one we know')).toBeVisible();
  // The map of an empty list shows no places either.
  await expect(page.getByRole('button', { name: 'Open map' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Look 10 miles around' }).click();
  await expect(page).toHaveURL(/radius=10/);
});

test('the same place is selected in the list and on the map, also with the keyboard', {
  tag: '@desktop-only',
}, async ({ page }) => {
  // Without animations, each press zooms at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPlaces(page);
  await page.getByRole('button', { name: 'Sunrise Dog Park', exact: true }).click();
  await expect(findPin(page, /^Sunrise Dog Park/)).toHaveAttribute('aria-pressed', 'true');
  await expect(findRow(page, 'Sunrise Dog Park')).toHaveAttribute('aria-current', 'true');
  const other = findPin(page, /^Limestone Rail Trail/);
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toBeFocused();
  await expect(findRow(page, 'Limestone Rail Trail')).toHaveAttribute('aria-current', 'true');
  await expect(findRow(page, 'Sunrise Dog Park')).not.toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: /Directions to Limestone Rail Trail/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=41.2982,-91.7051',
  );
  // Far away, all other places are one cluster, which a press opens.
  for (let times = 0; times < 6; times++) await page.getByRole('button', { name: 'Zoom out' }).click();
  const cluster = findPin(page, /^1\d places, zoom in$/);
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(cluster).toHaveCount(0);
  await expect(page.getByText('County lines: U.S. Census Bureau')).toBeVisible();
  // The one at the edge of the map is selected at first.
  await page.goto('/locations?type=beach');
  await expect(findPin(page, /^Cottonwood Lake Dog Beach/)).toBeInViewport();
  await expect(page.locator('.hw-map-you')).toBeInViewport();
});

test('a phone shows a preview of the map, and the whole map on request', { tag: '@phone-only' }, async ({ page }) => {
  await openPlaces(page);
  await expect(findPin(page, /^Coffee on the Square/)).toBeVisible();
  await page.getByRole('button', { name: 'Open map' }).click();
  await expect(page.getByRole('button', { name: 'Sunrise Dog Park', exact: true })).toBeHidden();
  // How far the map is zoomed in decides whether the place is in a cluster.
  const park = findPin(page, /^Sunrise Dog Park/);
  await expect(async () => {
    if (await park.isHidden()) await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(park).toBeVisible({ timeout: 1000 });
  }).toPass();
  await park.click();
  await expect(page.getByRole('link', { name: 'See place: Sunrise Dog Park' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^List of \d+$/ }).click();
  await expect(findRow(page, 'Sunrise Dog Park')).toHaveAttribute('aria-current', 'true');
});

test('a heart changes at once, and changes back if the server refuses', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await openPlaces(page);
  const heart = page.getByRole('button', { name: 'Favorite Sunrise Dog Park' });
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/locations/favorites/*', async (route) => {
    await refused;
    await route.fulfill({ status: 404, json: { code: 'placeNotFound', message: "We couldn't find this place." } });
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  refuse();
  await expect(page.getByText('Failed to update favorite')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  allowConsole(complaints, 404);

  await page.unroute('**/api/locations/favorites/*');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 favorite' })).toBeVisible();
  await heart.click();
  await expect(page.getByRole('heading', { name: 'No favorites here yet' })).toBeVisible();
});

test('distances are measured from a ZIP code, from the device after a tap, or from a saved location', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.29, longitude: -91.7 });
  await openPlaces(page);
  const area = page.locator('.hw-places-head').getByRole('button', { name: /Washington|ZIP|your position|Main/ });
  await area.click();
  const dialog = page.getByRole('dialog', { name: 'Where to look' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('ZIP code').fill('00000');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
  allowConsole(complaints, 400);
  await dialog.getByLabel('ZIP code').fill('52353');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog.getByText(/measured from the ZIP code/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use my position' }).click();
  await expect(dialog.getByText('Distances are measured from where you are now.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add a location' }).click();
  const form = page.getByRole('dialog', { name: 'Add a location' });
  await form.getByLabel('Street (optional)').fill('12 Main Street');
  await form.getByLabel('ZIP code').fill('52353');
  await form.getByRole('button', { name: 'Save location' }).click();
  await expect(dialog.getByText(/measured from your saved location/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit 12 Main Street, 52353' }).click();
  await page.getByLabel('City (optional)').fill('Washington');
  await page.getByRole('button', { name: 'Save location' }).click();
  await dialog.getByRole('button', { name: 'Delete 12 Main Street, Washington, 52353' }).click();
  await expect(page.getByText('Location deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: '12 Main Street, Washington, 52353 Primary' })).toBeVisible();
});

test('an owner suggests a place, which only they see', async ({ page, anotherBrowser, complaints }) => {
  await openPlaces(page);
  const name = `Duck Pond ${Date.now()}`;
  await page.getByRole('button', { name: 'Suggest a place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest a place' });
  await dialog.getByRole('button', { name: 'Suggest place' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText("Please enter the ZIP code, or use your position if you're there")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Type').selectOption('dog_park');
  await dialog.getByLabel('ZIP code').fill('52353');
  await dialog.getByRole('button', { name: 'Shade' }).click();
  await dialog.getByRole('button', { name: 'Suggest place' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Only you see this place until we have checked it')).toBeVisible();
  const address = page.url();
  const other = await anotherBrowser();
  await ownerAt(other, '/favicon.svg');
  await other.goto(address);
  await expect(other.getByRole('heading', { name: "We couldn't find this place" })).toBeVisible();
  allowConsole(complaints, 404);
});

test('an owner checks in once a day, and writes, edits and deletes a review with Undo', { tag: '@phone' }, async ({
  page,
}) => {
  // Both widths run at the same time, and each counts the reviews of its place.
  const place = isPhone(page) ? 'Main Street Pet Supply' : 'Coffee on the Square';
  const note = `Open at ${Date.now()}.`;
  await ownerAt(page, '/favicon.svg');
  expect((await ask(page, 'POST', '/api/dogs', rex)).status()).toBe(201);
  await page.goto('/locations');
  await page.getByRole('button', { name: place, exact: true }).click();
  await page.getByRole('link', { name: `See place: ${place}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  await expect(page).toHaveTitle(`Houndwell · ${place}`);

  await page.getByRole('button', { name: 'Check in' }).click();
  const checkIn = page.getByRole('dialog', { name: 'Check in' });
  await expect(checkIn.getByRole('button', { name: 'Rex' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await checkIn.getByLabel('How was it? (optional)').fill(note);
  await checkIn.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('button', { name: 'Checked in' })).toBeDisabled();
  await expect(page.getByText(/Confirmed today by \d+ owner/)).toBeVisible();
  await expect(page.getByText('You and Rex')).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();

  await page.getByRole('button', { name: 'Write a review' }).click();
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await review.getByRole('button', { name: 'Save review' }).click();
  await expect(review.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await review.getByRole('radio', { name: '4 stars' }).check();
  await review.getByLabel('Title (optional)').fill('Friendly staff');
  expect(await axeViolations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByRole('heading', { name: 'Friendly staff' })).toBeVisible();
  await expect(page.getByText('5 stars: 0 reviews')).toBeAttached();
  await expect(page.getByText('4 stars: 1 review', { exact: true })).toBeAttached();

  await page.getByRole('button', { name: 'Edit review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByText('5 stars: 1 review', { exact: true })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByText('Review deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Friendly staff' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Friendly staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('No reviews yet').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
});
