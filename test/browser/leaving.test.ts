import { linkIn, ownerAt, password } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';

test('an owner exports their data, and downloads it from the emailed link', async ({ page }) => {
  const email = await ownerAt(page, tab);
  await page.goto(await linkIn(page, email, 'Confirm your email address'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await page.goto(tab);
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('Your file is ready')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(await linkIn(page, email, 'Your Houndwell data is ready'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('houndwell-data.zip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your download has started');
  expect(await axeViolations(page)).toEqual([]);
});

test('an owner schedules the deletion of the account, and changes their mind', async ({ page }) => {
  await ownerAt(page, tab);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/Your account will be deleted on \w+day/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
