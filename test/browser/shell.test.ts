import type { Page } from '@playwright/test';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

test('only one panel is open at a time, and it traps focus and returns it', async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/support');
  for (const { name, item } of [
    { name: /^Your account/, item: 'Partner vets' },
    { name: /^Your account/, item: 'Dog food' },
    { name: 'Notifications' },
    { name: 'Open the care assistant' },
  ]) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    if (item) await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('clicking the backdrop closes the panel', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/support');
  await bell(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('every main screen sets the title, is current in the navigation and focuses its heading', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/');
  // Until the app has loaded, the links load another page.
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
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

test('the skip link and the account menu work by keyboard', async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const account = page.getByRole('button', { name: /^Your account/ });
  await account.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dog Profiles',
    'Partner vets',
    'Dog food',
    'Care guide',
    'Support',
    'Take the tour',
    'Sign Out',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
});

test('an unknown path redirects to home with a notice', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/no/such/place');
  await expect(page.getByText("That page doesn't exist")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect(page.getByText("That page doesn't exist")).toBeHidden();
});

test('the shell stays and shows a notice when offline, and screens load once the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  await ownerAt(page, '/pricing');
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

test('a panel whose styles fail to load reloads the page once, then shows an error and loads at the next click', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await ownerAt(page, '/pricing');
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

test('going back closes the panel, then returns to the previous screen', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveTitle('Houndwell · Home');
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle('Houndwell · Home');
  await expect(bell(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Houndwell · Support');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
