import { ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';

test('an owner changes experience and goals', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, tab);
  await page.getByLabel('Experience level').selectOption('Experienced (5+ years)');
  await page.getByRole('button', { name: 'Nutrition & Diet' }).click();
  await page.getByRole('button', { name: 'Socialization' }).click();
  await page.getByRole('button', { name: 'Nutrition & Diet' }).click();
  await page.getByRole('button', { name: 'Save Goals' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Experience level')).toHaveValue('experienced');
  await expect(page.getByRole('button', { name: 'Socialization' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Nutrition & Diet' })).toHaveAttribute('aria-pressed', 'false');
});

test('an owner can search and select a time zone by keyboard', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, tab);
  const field = page.getByLabel('Time zone');
  await expect(field).toHaveValue(/^Chicago \(GMT-[56]\)$/);
  await field.focus();
  await field.fill('new york');
  expect(await axeViolations(page)).toEqual([]);
  await field.press('Enter');
  await expect(field).toHaveValue(/^New York \(GMT-[45]\)$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = await page.request.get('/api/auth/user');
  expect(await kept.json()).toMatchObject({ timeZone: 'America/New_York' });
  await field.fill('kathm');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText('Kathmandu (GMT+5:45)');
  await field.fill('zzz');
  await expect(page.getByText('No time zone matches').first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue(/^New York \(GMT-[45]\)$/);
});

test('the units are saved with the account, and the theme on the device', async ({ page }) => {
  await ownerAt(page, tab);
  await page.getByLabel('Units').selectOption('kg');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByLabel('Theme').selectOption('dark');
  const dark = await ground();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Theme').selectOption('light');
  expect(await ground()).not.toBe(dark);
  await page.getByLabel('Theme').selectOption('dark');
  await page.reload();
  expect(await ground()).toBe(dark);
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  await expect(page.getByLabel('Units')).toHaveValue('kg');
});
