import type { Page } from '@playwright/test';
import { allowConsole, allowOfflineConsole, ownerAt } from '#test/browser/account-steps.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from '#test/browser/visit.ts';

const settings = '/profile/notifications';
const preferences = '/api/notifications/preferences';

function table(page: Page) {
  return page.getByRole('region', { name: 'What reaches you, and where' });
}

/** Waits until the server has saved a choice. */
function saved(page: Page) {
  return page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
}

test('the settings are found from the bell and the profile, and save each choice by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/profile?tab=account');
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(new RegExp(settings));
  await page.goto('/support');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Notification settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await expect(page.getByRole('dialog')).toBeHidden();
  const box = (name: string) => table(page).getByRole('checkbox', { name });
  await expect(box('Vet visit reminders, by email')).toBeChecked();
  await expect(box('Account and billing, by email, always on')).toBeDisabled();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await box('Vet visit reminders, by email').focus();
  const first = saved(page);
  await page.keyboard.press('Space');
  await expect(box('Vet visit reminders, by email')).not.toBeChecked();
  await expect(box('Vet visit reminders, by email')).toBeFocused();
  await first;
  await expect(table(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(box('Vet visit reminders, by email')).not.toBeChecked();
  await expect(box('Daily tip, in the app')).toBeChecked();
});

test('quiet hours can be turned on and set, and never last all day', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, settings);
  const card = page.getByRole('region', { name: 'Quiet hours' });
  await card.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await expect(card.getByLabel('From')).toHaveValue('21:30');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await card.getByLabel('Until').selectOption('8:00 AM');
  await expect(card.getByText('comes by push and email at 8:00 AM')).toBeVisible();
  await expect(card.getByText('Central Time')).toBeVisible();
  expect(await card.getByLabel('Until').getByRole('option', { name: '9:30 PM' }).count()).toBe(0);
  await expect
    .poll(async () => (await page.request.get(preferences)).json())
    .toMatchObject({ quietHours: { start: '21:30', end: '08:00' } });
});

test('the settings say what a plan without advanced notifications includes', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await ownerAt(page, settings);
  await page.route('**/api/subscription-status', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), tier: 'free' } });
  });
  await page.reload();
  await expect(table(page).getByText('Your plan includes emails about vet visits and your account.')).toBeVisible();
  await expect(table(page).getByRole('checkbox', { name: 'Weekly summary, by email' })).toBeDisabled();
  await expect(page.getByText('Advanced notifications are part of the Advanced plan.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});

test('several choices that are made during a save are all saved', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, settings);
  await expect(table(page)).toBeVisible();
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route(`**${preferences}`, async (route) => {
    if (route.request().method() === 'PUT') await slow;
    await route.continue();
  });
  for (const name of ['A day before', 'An hour before']) await page.getByText(name, { exact: true }).click();
  await expect(page.getByText("You won't be reminded of vet visits.")).toBeVisible();
  finish();
  await expect
    .poll(async () => (await page.request.get(preferences)).json())
    .toMatchObject({ reminderLeads: [], kinds: { appointments: { email: true } } });
});

test('a choice that fails to save shows its saved state again', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerAt(page, settings);
  await expect(table(page)).toBeVisible();
  await page.route(`**${preferences}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByText('A day before').click();
  await expect(page.getByText("Your notifications weren't changed. Please try again.")).toBeVisible();
  await expect(page.getByLabel('A day before')).toBeChecked();
  await expect(table(page).getByText('Saved', { exact: true })).toBeHidden();
  allowOfflineConsole(complaints);
});

test('choices that fail to load can be loaded again', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  let fails = true;
  await page.route(`**${preferences}`, (route) =>
    fails ? route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Too many.' } }) : route.continue(),
  );
  await ownerAt(page, settings);
  await expect(page.getByText("Your notification choices didn't load.")).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('A day before')).toBeChecked();
  allowConsole(complaints, 429);
});
