import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { expect, test, withDog } from './visit.ts';

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

test('Back closes the tutorial for visitors and stays on its page', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.goto('/welcome');
  await press(page, 'Start Tutorial');
  const tutorial = page.getByRole('dialog');
  await expect(tutorial).toBeVisible();
  await page.goBack();
  await expect(tutorial).toBeHidden();
  await press(page, 'Start Tutorial');
  await page.keyboard.press('Escape');
  await expect(tutorial).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a dialog that closes without Back leaves nothing for Back to step through', { tag: '@phone' }, async ({
  page,
}) => {
  await ownerAt(page, '/favicon.svg');
  await withDog(page);
  await page.goto('/support');
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  for (const close of ['Escape', 'Close', 'Cancel', 'outside']) {
    await press(page, 'Edit Rex');
    await expect(dialog).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'outside') await page.mouse.click(6, 6);
    else await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
  }
  await press(page, 'Edit Rex');
  await dialog.getByLabel('Name').fill('Olive');
  await press(page, 'Update');
  await expect(page.getByRole('heading', { name: 'Olive' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('a dialog that opens and closes at once leaves nothing for Back to step through', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/support');
  await page.goto('/profile?tab=security');
  await press(page, 'Change Password');
  await page.keyboard.press('Escape');
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('a link in a dialog leads to its screen, and Back from there to the screen below the dialog', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/support');
  await page.goto('/calendar');
  await press(page, 'Schedule Appointment');
  await page.getByRole('dialog').getByRole('link', { name: 'Add Dog Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('button', { name: 'Add Dog Profile' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('Forward does not open a dialog that Back has closed, and Back still leaves the screen', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerAt(page, '/support');
  await page.goto('/calendar');
  await press(page, 'Rename calendar');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('after a reload with an open dialog, one press of Back leaves the screen', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/support');
  await page.goto('/calendar');
  await press(page, 'Rename calendar');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rename calendar' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.dialogs ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('Back asks before it discards a password, and a second Back keeps it', async ({ page }) => {
  await ownerAt(page, '/support');
  await page.goto('/profile?tab=security');
  await press(page, 'Change Password');
  const typed = page.getByRole('dialog', { name: 'Change Password' }).getByLabel('Current password');
  await typed.fill('kibble');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(typed).toHaveValue('kibble');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('Back does not close a dialog while it saves', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/favicon.svg');
  await withDog(page);
  await page.goto('/support');
  await page.goto('/profile');
  await press(page, 'Edit Rex');
  await page.getByLabel('Name').fill('Olive');
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/dogs/*', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await press(page, 'Update');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Edit Rex' })).toBeVisible();
  saving.resolve();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('Back closes the form that a link has asked for, and does not ask for it again', async ({ page }) => {
  await ownerAt(page, '/favicon.svg');
  await withDog(page);
  await page.goto('/support');
  await page.goto('/calendar?book=true');
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('Back declines the tour that a link has asked for, and does not ask again', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/support');
  await page.goto('/?tutorial=true');
  const offer = page.getByRole('alertdialog', { name: 'Take a quick tour?' });
  await expect(offer).toBeVisible();
  await page.goBack();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});
