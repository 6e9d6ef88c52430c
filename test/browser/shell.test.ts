import type { Page } from '@playwright/test';
import { allowOfflineConsole, asScript, ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

async function ownerWith(page: Page, ...dogs: object[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const data of dogs) expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.request.post('/__local/settle', { headers: asScript });
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

test('the bell counts unread notifications, and clicking one marks it as read and opens its link', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText(/^\dm ago$/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const saved = page.waitForResponse('**/api/notifications/**');
  await dialog.getByRole('button', { name: /^Olive's profile is ready/ }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  // The update is optimistic.
  await saved;
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('a two-digit count does not cover the bell, and the assistant button keeps a border with forced colors', async ({
  page,
}) => {
  await ownerWith(page, ...Array.from({ length: 12 }, (_, number) => ({ ...rex, name: `Dog ${number}` })));
  await page.goto('/support');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 12 unread');
  const [icon, count] = await Promise.all([
    bell(page).locator('svg').boundingBox(),
    bell(page).locator('.hw-count').boundingBox(),
  ]);
  if (!icon || !count) throw new Error('The bell has no icon or no count.');
  const across = Math.max(0, icon.x + icon.width - count.x);
  const down = Math.max(0, count.y + count.height - icon.y);
  expect(across * down).toBeLessThan((icon.width * icon.height) / 4);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('button', { name: 'Open the care assistant' })).toHaveCSS('border-top-width', '2px');
});

test('all notifications can be marked as read, and cleared after a confirmation', async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  await page.goto('/support');
  await bell(page).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByRole('button', { name: 'Mark all read' }).click();
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  expect(await axeViolations(page)).toEqual([]);
  const cleared = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(dialog.getByText('No notifications yet')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await cleared;
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a new notification shows up without a reload', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await page.getByLabel('Name').fill('Maple');
  await page.getByLabel('Breed').fill('Pug');
  await page.getByLabel('Breed').press('Enter');
  // Processes all events before the delayed refetch of notifications, so that a slow machine does not matter.
  await page.route('**/api/notifications*', async (route) => {
    await page.request.post('/__local/settle', { headers: asScript });
    await route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add Dog' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('one panel is open at a time, traps the focus and returns it', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/support');
  for (const name of ['Partner vets', 'Dog food', 'Notifications', 'Open the care assistant']) {
    const opener = page.getByRole('button', { name, exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('clicking the backdrop closes the panel', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/support');
  await bell(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every main screen sets the title, is current in the navigation and focuses its heading', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page);
  await page.goto('/');
  for (const [label, title] of [
    ['Menu', 'Profile'],
    ['Community', 'Community'],
    ['Calendar', 'Calendar'],
    ['Exercise', 'Exercise'],
    ['Support', 'Support'],
    ['Home', 'Home'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveTitle(`Houndwell · ${title}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('a renamed calendar shows in the navigation of every tab at once', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/');
  const another = await page.context().newPage();
  await another.goto('/support');
  const entry = (tab: Page) =>
    tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Calendar' });
  await page.evaluate(() => localStorage.setItem('houndwell.calendar_label', 'Health Calendar'));
  await expect(entry(another)).toBeVisible();
  await page.reload();
  await expect(entry(page)).toBeVisible();
});

test('the skip link and the account menu work by keyboard', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const account = page.getByRole('button', { name: /^Your account/ });
  await account.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Dog Profiles', 'Support', 'Sign Out']);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('an unknown path redirects to home with a notice', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/no/such/place');
  await expect(page.getByText("That page doesn't exist")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.getByText("That page doesn't exist")).toBeHidden();
});

test('offline the shell stays and shows a notice, and screens load once the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  await ownerWith(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const main = page.getByRole('main');
  await bell(page).click();
  await expect(page.getByText("That didn't load.")).toBeVisible();
  await expect(main.getByText("You're offline.")).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await expect(main.getByRole('heading', { name: "This page didn't load" })).toBeVisible();
  await expect(bell(page)).toBeVisible();
  await main.locator('.hw-narrow').getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: "This page didn't load" })).toBeVisible();

  await context.setOffline(false);
  await main.locator('.hw-narrow').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  allowOfflineConsole(complaints);
  const rest = complaints.filter((words) => !/A screen failed|Unable to preload CSS|dynamically imported/.test(words));
  complaints.splice(0, complaints.length, ...rest);
});

test('a panel whose styles fail to load reloads the page once, then shows an error and loads at the next click', async ({
  page,
  complaints,
}) => {
  await ownerWith(page);
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/shell-panels-*.css', (route) => route.abort());
  const again = page.waitForEvent('load');
  await bell(page).click();
  await again;
  await bell(page).click();
  await expect(page.getByText("That didn't load.")).toBeVisible();
  await page.unroute('**/shell-panels-*.css');
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  const unstyled = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).length);
  await expect.poll(unstyled).toBe(0);
  allowOfflineConsole(complaints);
  const rest = complaints.filter((words) => !/A screen failed|Unable to preload CSS/.test(words));
  complaints.splice(0, complaints.length, ...rest);
});

test('going back closes the panel and returns to the previous screen', { tag: '@phone' }, async ({ page }) => {
  await ownerWith(page);
  await page.goto('/support');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveTitle('Houndwell · Home');
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Houndwell · Support');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
