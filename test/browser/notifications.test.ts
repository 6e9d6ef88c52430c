import type { Page } from '@playwright/test';
import { asScript, ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

const minute = 60_000;

/** Signs up an owner of Rex with a notification about each of these visits, which start in an hour. */
async function ownerWith(page: Page, ...titles: string[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  const created = async (path: string, data: object): Promise<{ id: string }> => {
    const reply = await page.request.post(path, { data, headers });
    expect(reply.status()).toBe(201);
    return reply.json();
  };
  const { id: dogId } = await created('/api/dogs', rex);
  const now = Date.now();
  const appointmentDate = new Date(now + 61 * minute).toISOString();
  for (const title of titles) await created('/api/appointments', { dogId, title, appointmentDate });
  const at = new Date(now + 2 * minute).toISOString();
  if (titles.length > 0) await page.request.post('/__local/schedules/reminders', { headers: asScript, data: { at } });
  await page.request.post('/__local/settle', { headers: asScript });
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

test('the bell counts unread notifications, and clicking one marks it as read and leads to the visit', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page, 'Checkup', 'Weigh-in');
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText(/^\dm ago$/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const saved = page.waitForResponse('**/api/notifications/**');
  await dialog.getByRole('button', { name: /^Weigh-in in an hour/ }).click();
  await expect(page).toHaveURL(/\/calendar\?date=[\d-]+&visit=\w+$/);
  await expect(page.locator('.hw-day-card').getByText('Weigh-in', { exact: true })).toBeFocused();
  await expect(page.locator('.hw-day-card').getByText('Weigh-in', { exact: true })).toBeInViewport();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  // Waits for the response, because the update on the screen is optimistic.
  await saved;
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
});

test('notifications that are read in one tab are read in the others', async ({ page, context }) => {
  await ownerWith(page, 'Checkup');
  const other = await context.newPage();
  await Promise.all([page.goto('/support'), other.goto('/support')]);
  for (const each of [page, other]) await expect(bell(each)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark all read' }).click();
  for (const each of [page, other]) await expect(bell(each)).toHaveAccessibleName('Notifications');
});

test('a two-digit count does not cover the bell, and the assistant button keeps a border with forced colors', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerWith(page, ...Array.from({ length: 12 }, (_, number) => `Visit ${number}`));
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

test('all notifications can be marked as read, or cleared after a confirmation, and focus stays in the panel', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page, 'Checkup', 'Weigh-in');
  await page.goto('/support');
  await bell(page).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  const isFocusInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Mark all read' }).press('Enter');
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('status').filter({ hasText: 'All notifications are marked as read.' })).toBeAttached();
  expect(await isFocusInside()).toBe(true);
  await dialog.getByRole('button', { name: 'Clear all' }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  const cleared = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(dialog.getByText('No notifications yet')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'All notifications are cleared.' })).toBeAttached();
  expect(await isFocusInside()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await cleared;
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('deleting a dog removes the notifications about its visits without a reload', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerWith(page, 'Checkup');
  await page.goto('/profile');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  // Processes all events before the delayed refetch of notifications, so that a slow machine does not matter.
  await page.route('**/api/notifications*', async (route) => {
    await page.request.post('/__local/settle', { headers: asScript });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});
