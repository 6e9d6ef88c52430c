import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

function entry(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).locator('a[href="/calendar"]');
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

async function openRename(page: Page) {
  await page.getByRole('button', { name: 'Rename calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename calendar' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Stores a label, as another tab, an older version of the app or an owner with developer tools might. */
async function store(page: Page, label: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('houndwell.calendar_label', value), label);
}

test('a new name of the calendar appears immediately in the heading and in the navigation of every tab', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/calendar');
  const another = await page.context().newPage();
  await another.goto('/support');
  await expect(entry(another)).toHaveText('Calendar');

  const dialog = await openRename(page);
  const custom = dialog.getByLabel('Custom label');
  await expect(custom).toHaveValue('Calendar');
  await expect(dialog.getByRole('button', { name: 'Calendar', exact: true, pressed: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reset to Default' })).toBeDisabled();
  for (const preset of ['Vet Calendar', 'Appointments', 'Schedule', 'Wellness Calendar', 'Health Calendar']) {
    await dialog.getByRole('button', { name: preset }).click();
    await expect(custom).toHaveValue(preset);
  }
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Rename calendar' })).toBeFocused();
  await expect(heading(page)).toHaveText('Health Calendar');
  for (const tab of [page, another]) await expect(entry(tab)).toHaveText('Health Calendar');
  await page.reload();
  await expect(heading(page)).toHaveText('Health Calendar');

  await (await openRename(page)).getByRole('button', { name: 'Reset to Default' }).click();
  await expect(heading(page)).toHaveText('Calendar');
  for (const tab of [page, another]) await expect(entry(tab)).toHaveText('Calendar');
});

test('a custom label has at most 20 characters, and an emoji counts as one', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/calendar');
  const dialog = await openRename(page);
  const custom = dialog.getByLabel('Custom label');
  await custom.fill(`${'🐕'.repeat(20)}`);
  await expect(dialog).toContainText('20 of 20 characters');
  await custom.pressSequentially('!');
  await expect(dialog).toContainText('Please keep this to 20 characters. This has 21.');
  await expect(custom).toHaveAttribute('aria-invalid', 'true');
  await custom.press('Enter');
  await expect(custom).toBeFocused();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await custom.fill('   ');
  await custom.press('Enter');
  await expect(dialog).toContainText('Please enter a name');

  // Closing the dialog asks for confirmation, and saves nothing.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(heading(page)).toHaveText('Calendar');
  const again = await openRename(page);
  await expect(again.getByLabel('Custom label')).toHaveValue('Calendar');
  await expect(again).not.toContainText('Please enter a name');
  await again.getByLabel('Custom label').fill(' Rex & Co. ');
  await again.getByLabel('Custom label').press('Enter');
  await expect(heading(page)).toHaveText('Rex & Co.');
});

test('a wide label is shortened in the navigation and fits everywhere', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await ownerAt(page, '/support');
  for (const label of [
    'W'.repeat(20),
    '健康カレンダー健康カレンダー健康カレン',
    'מרפאה וטרינרית שלי',
    '🐕'.repeat(20),
  ]) {
    await store(page, label);
    for (const path of ['/', '/calendar']) {
      await page.goto(path);
      await expect(entry(page)).toHaveText(label);
      if (path === '/calendar') await expect(heading(page)).toHaveText(label);
      expect(await isTooWide(page)).toBe(false);
      const [bar, text] = await Promise.all([entry(page).boundingBox(), entry(page).locator('span').boundingBox()]);
      expect(text?.width).toBeLessThanOrEqual(bar?.width ?? 0);
      expect(text?.height).toBeLessThan(30);
    }
  }
});

test('a stored label that the form would reject is shortened or ignored', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/support');
  for (const [stored, shown] of [
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=a'],
    ['🐕'.repeat(50_000), '🐕'.repeat(20)],
    ['Vet\nCalendar', 'Calendar'],
    ['\u202eradnelaC', 'Calendar'],
    ['\u200b\u200b', 'Calendar'],
    ['', 'Calendar'],
  ] as const) {
    await store(page, stored);
    await page.reload();
    await expect(entry(page)).toHaveText(shown);
  }
});
