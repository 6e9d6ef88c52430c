import { allowConsole, allowOfflineConsole, ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';
const preferences = '/api/notifications/preferences';

test('the notification settings show what is on, and save each choice', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, tab);
  const card = page.getByRole('region', { name: 'Notifications' });
  const box = (name: string) => card.getByRole('checkbox', { name });
  await expect(card.getByRole('group', { name: 'Vet visit reminders' })).toBeVisible();
  for (const name of ['A day before', 'An hour before', 'Also by email']) await expect(box(name)).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  const saved = page.waitForResponse((response) => response.url().endsWith(preferences) && response.ok());
  await box('Also by email').focus();
  await page.keyboard.press('Space');
  await expect(box('Also by email')).not.toBeChecked();
  await expect(box('Also by email')).toBeFocused();
  await saved;
  await page.reload();
  await expect(box('A day before')).toBeChecked();
  await expect(box('Also by email')).not.toBeChecked();
});

test('several choices that are made during a save are all saved', async ({ page }) => {
  await ownerAt(page, tab);
  let slow = true;
  await page.route(`**${preferences}`, async (route) => {
    if (route.request().method() === 'PUT' && slow) {
      slow = false;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await route.continue();
  });
  for (const name of ['A day before', 'Also by email', 'An hour before']) await page.getByText(name).click();
  await expect(page.getByLabel('Also by email')).toBeDisabled();
  await expect
    .poll(async () => (await page.request.get(preferences)).json())
    .toEqual({ appointments: { leads: [], email: false } });
});

test('a choice that fails to save shows its saved state again', async ({ page, complaints }) => {
  await ownerAt(page, tab);
  await page.route(`**${preferences}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByText('A day before').click();
  await expect(page.getByText("Your notifications weren't changed. Please try again.")).toBeVisible();
  await expect(page.getByLabel('A day before')).toBeChecked();
  allowOfflineConsole(complaints);
});

test('choices that fail to load can be loaded again', async ({ page, complaints }) => {
  let fails = true;
  await page.route(`**${preferences}`, (route) =>
    fails ? route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Too many.' } }) : route.continue(),
  );
  await ownerAt(page, tab);
  const card = page.getByRole('region', { name: 'Notifications' });
  await expect(card.getByText("Your notification choices didn't load.")).toBeVisible();
  fails = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByLabel('A day before')).toBeChecked();
  allowConsole(complaints, 429);
});
