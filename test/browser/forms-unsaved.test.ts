import type { Page } from '@playwright/test';
import { picture } from '#test/support/photo-files.ts';
import { axeViolations, expect, signedUp, test, withDog } from './visit.ts';

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}

/** Presses the backdrop above an open sheet or beside a dialog. */
async function pressOutside(page: Page): Promise<void> {
  await page.mouse.click(6, 6);
}

test('the dog dialog asks before it discards changes, and keeps them if the owner goes on editing', async ({
  page,
}) => {
  await signedUp(page);
  await page.goto('/profile');
  const add = page.getByRole('button', { name: 'Add Dog Profile' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Dog' });
  await page.getByLabel('Name').fill('Maple');
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'maple.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Ready to save.')).toBeVisible();

  await pressOutside(page);
  await expect(question(page)).toContainText("Your changes haven't been saved.");
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(question(page)).toBeVisible();
  await pressOutside(page);
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Maple');
  await expect(page.getByText('Ready to save.')).toBeVisible();

  await page.getByLabel('Name').focus();
  // Browsers close a dialog on a second Escape. Our dialog must still ask.
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(dialog).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toHaveValue('Maple');
  await page.keyboard.press('Escape');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeHidden();
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('an unchanged or canceled dog dialog closes without asking', async ({ page }) => {
  await signedUp(page);
  await withDog(page);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Rex' });
  const dialog = page.getByRole('dialog', { name: 'Edit Rex' });
  await edit.click();
  await page.getByLabel('Name').fill('Rexy');
  await page.getByLabel('Name').fill('Rex');
  await page.getByRole('button', { name: 'lbs, switch to kilograms' }).click();
  await pressOutside(page);
  await expect(dialog).toBeHidden();
  await edit.click();
  await page.getByLabel('Name').fill('Rexy');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(question(page)).toBeHidden();
});

for (const { form, tab, open, field, typed } of [
  { form: 'Change Password', tab: 'security', open: 'Change Password', field: 'Current password', typed: 'kibble' },
  { form: 'Add payment method', tab: 'billing', open: 'Add payment method', field: 'Card number', typed: '4242' },
])
  test(`"${form}" asks before it discards what was typed`, { tag: '@exhaustive' }, async ({ page }) => {
    await signedUp(page);
    await page.goto(`/profile?tab=${tab}`);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: form });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: open }).click();
    await dialog.getByLabel(field).fill(typed);
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel(field)).toBeFocused();
    await pressOutside(page);
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: open })).toBeFocused();
    await page.getByRole('button', { name: open }).click();
    await expect(dialog.getByLabel(field)).toHaveValue('');
  });
