import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test, withDog } from './visit.ts';

async function openFeed(page: Page) {
  await page.getByRole('button', { name: 'Sync with your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sync with your calendar' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const feedUrl = /^http:\/\/localhost:\d+\/api\/calendar\/[\w-]+\/houndwell\.ics$/;

test('an owner copies the address of the feed and opens it in other calendars', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ownerAt(page, '/calendar');
  const dialog = await openFeed(page);
  const field = dialog.getByLabel('Private address');
  await expect(field).toHaveValue(feedUrl);
  await expect(field).toHaveAttribute('readonly', '');
  const url = await field.inputValue();

  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  const webcal = url.replace('http:', 'webcal:');
  await expect(dialog.getByRole('link', { name: 'Open in Apple Calendar' })).toHaveAttribute('href', webcal);
  await expect(dialog.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
    'href',
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
  );
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sync with your calendar' })).toBeFocused();
});

test('an owner replaces the address of the feed after a confirmation', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/calendar');
  const dialog = await openFeed(page);
  const field = dialog.getByLabel('Private address');
  await expect(field).toHaveValue(feedUrl);
  const before = await field.inputValue();
  expect((await page.request.get(before)).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Replace address' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Calendars that use the current address stop updating.');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue(before);
  await dialog.getByRole('button', { name: 'Replace address' }).click();
  await question.getByRole('button', { name: 'Replace address' }).click();
  await expect(page.getByText('Your calendar has a new address')).toBeVisible();
  await expect(field).not.toHaveValue(before);
  await expect(field).toHaveValue(feedUrl);
  expect((await page.request.get(before)).status()).toBe(404);
});

test('an owner of two dogs chooses whose appointments to include in the feed', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/calendar');
  await withDog(page);
  await withDog(page);
  await page.reload();
  const dialog = await openFeed(page);
  const field = dialog.getByLabel('Private address');
  await expect(field).toHaveValue(feedUrl);
  const ofAll = await field.inputValue();
  await dialog.getByLabel('Appointments to include').selectOption({ index: 1 });
  await expect(field).not.toHaveValue(ofAll);
  await expect(field).toHaveValue(feedUrl);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Appointments to include').selectOption('All dogs');
  await expect(field).toHaveValue(ofAll);
});

test('the address of a feed that failed to load can be loaded again', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerAt(page, '/calendar');
  await page.route('**/api/calendar/feed', (route) => route.abort());
  const dialog = await openFeed(page);
  await expect(dialog.getByText("The address didn't load.")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace address' })).toBeDisabled();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.unroute('**/api/calendar/feed');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Private address')).toHaveValue(feedUrl);
  allowConsoleLike(complaints, /ERR_FAILED/);
});

test('the address of a feed is selected if the browser does not copy it', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/calendar');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  const dialog = await openFeed(page);
  await expect(dialog.getByLabel('Private address')).toHaveValue(feedUrl);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog).toContainText("We couldn't copy the address.");
  expect(await page.evaluate(() => String(getSelection()))).toMatch(feedUrl);
});
