import type { Page } from '@playwright/test';
import { axeViolations, expect, signedUp, test } from './visit.ts';

/** The dialog of a first dog, with its name typed. */
async function addingOlive(page: Page): Promise<void> {
  await signedUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  await page.getByLabel('Name').fill('Olive');
}

test('a breed is found by what people call it', async ({ page }) => {
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

test('a breed that nobody knows stays where it was typed, with a way on, and the two that always fit are offered', async ({
  page,
}) => {
  await addingOlive(page);
  const breed = page.getByLabel('Breed');
  await breed.fill('zebrahound');
  await expect(page.getByRole('option')).toHaveText(['Mixed breed', 'Other']);
  await expect(page.locator('.hw-combo-none')).toHaveText(/No breed of the list fits these letters/);
  expect(await axeViolations(page)).toEqual([]);
  await breed.press('Tab');
  await expect(breed).toHaveValue('zebrahound');
  const way = 'Please choose a breed from the list. If yours is not there, take Mixed breed or Other.';
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

test('on a phone that lies on its side the open list leaves its own field in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await addingOlive(page);
  await page.getByLabel('Breed').click();
  await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('option').nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByLabel('Breed')).toBeInViewport({ ratio: 1 });
});
