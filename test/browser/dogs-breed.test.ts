import type { Page } from '@playwright/test';
import { axeViolations, expect, signedUp, test } from './visit.ts';

/** Opens the dialog for a first dog and types its name. */
async function addingOlive(page: Page): Promise<void> {
  await signedUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await page.getByLabel('Name').fill('Olive');
}

test('a breed is found by its common names', { tag: '@exhaustive' }, async ({ page }) => {
  await addingOlive(page);
  const breed = page.getByLabel('Breed');
  await breed.fill('yorkie');
  await expect(page.getByRole('option')).toHaveText(['Yorkshire Terrier']);
  await breed.press('Enter');
  await expect(breed).toHaveValue('Yorkshire Terrier');
  await breed.fill('chihuahua mix');
  await expect(page.getByRole('option')).toHaveText(['Mixed breed', 'Chihuahua']);
  await page.getByRole('option', { name: 'Mixed breed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByRole('article')).toContainText('Mixed breed');
});

test('while typing, only the best match is highlighted, and no longer the selected breed', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await addingOlive(page);
  const breed = page.getByLabel('Breed');
  const marked = page.locator('[role="option"][data-marked]');
  await breed.fill('beagle');
  await breed.press('Enter');
  await breed.click();
  await expect(page.getByRole('option', { selected: true })).toHaveText('Beagle');
  await breed.fill('b');
  await expect(page.getByRole('option', { name: 'Beagle' })).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await expect(marked).toHaveText('Basenji');
  await page.getByRole('option').nth(2).hover();
  await expect(marked).not.toHaveText('Basenji');
  await breed.pressSequentially('o');
  await expect(marked).toHaveText(await page.getByRole('option').first().innerText());
  await breed.fill('mutt mix');
  await expect(page.getByRole('option')).toHaveText(['Mixed breed']);
  await breed.press('Escape');
  await expect(breed).toHaveValue('Beagle');
});

test('an unknown breed stays in the field with an error, and the two general options are offered', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await addingOlive(page);
  const breed = page.getByLabel('Breed');
  await breed.fill('zebrahound');
  await expect(page.getByRole('option')).toHaveText(['Mixed breed', 'Other']);
  await expect(page.locator('.hw-combo-none')).toHaveText(/No breed matches/);
  expect(await axeViolations(page)).toEqual([]);
  await breed.press('Tab');
  await expect(breed).toHaveValue('zebrahound');
  const way = "Please choose a breed from the list. If yours isn't there, choose Mixed breed or Other.";
  await expect(breed).toHaveAccessibleDescription(way);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Dog' }).click();
  await expect(breed).toHaveAccessibleDescription(way);
  await expect(breed).toBeFocused();
  await breed.press('ArrowDown');
  await breed.press('ArrowDown');
  await breed.press('Enter');
  await expect(breed).toHaveValue('Other');
  await expect(page.getByText(way)).toBeHidden();
});

test('the open list of breeds leaves its field visible on a phone in landscape', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await addingOlive(page);
  await page.getByLabel('Breed').click();
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('option').nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByLabel('Breed')).toBeInViewport({ ratio: 1 });
});
