import { expect } from '@playwright/test';
import { test } from './design-site.ts';

test('a dialog traps focus, and returns it when it closes', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Dog' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a press on the backdrop closes a dialog, but a press that starts inside does not', async ({ page }) => {
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Dog' });
  // Waits for the opening animation.
  await dialog.getByRole('heading').click({ trial: true });
  const heading = await dialog.getByRole('heading').boundingBox();
  await page.mouse.move((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a second Escape does not leave a dialog half closed', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Ask before deleting' });
  for (let round = 0; round < 3; round += 1) {
    await opener.click();
    await expect(page.getByRole('alertdialog', { name: 'Delete Biscuit?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
});

test('a breed can be searched and selected by keyboard', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Second breed' });
  await field.focus();
  await page.keyboard.type('shar');
  await expect(page.getByRole('listbox', { name: 'Choices' }).getByRole('option')).toHaveText(['Chinese Shar-Pei']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Chinese Shar-Pei');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Other');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('Other');
});

test('leaving a combobox selects an exact match, and keeps other text with a hint', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Second breed' });
  await field.fill('beagle');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Beagle');
  await field.fill('zebra');
  await expect(page.getByText('No matches.').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('zebra');
  await expect(field).toHaveAccessibleDescription('Please choose one from the list.');
  await field.press('End');
  await field.press('Escape');
  await field.fill('boxer');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Boxer');
  await expect(page.getByText('Please choose one from the list.')).toBeHidden();
});

test('leaving a combobox selects the only match, but none of several', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Second breed' });
  await field.fill('labrador');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Labrador Retriever');
  await field.fill('bea');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('bea');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('Escape in an open list closes the list, not the dialog around it', async ({ page }) => {
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Dog' });
  await dialog.getByRole('combobox').fill('be');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('arrow keys, Home and End select tabs and move focus', async ({ page }) => {
  await page.getByRole('tab', { name: 'Dogs' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Account' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Dogs' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a menu focuses its first item, moves with the arrow keys, and returns focus to its button', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Your account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.mouse.click(700, 20);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('toasts are shown one after the other, and hovering pauses one', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Say it worked' }).click();
  await page.getByRole('button', { name: 'Say it failed' }).click();
  const first = page.getByRole('status').filter({ hasText: 'Dog profile created successfully!' });
  await expect(first).toBeVisible();
  await expect(page.getByText('Failed to send message.')).toBeHidden();
  await first.hover();
  await page.clock.runFor(20_000);
  await expect(first).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_100);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message.' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Failed to send message.')).toBeHidden();
});
