import type { Page } from '@playwright/test';
import { picture } from '#test/support/photo-files.ts';
import { allowConsole, allowOfflineConsole } from './account-steps.ts';
import { axeViolations, expect, signedUp, test, withDog } from './visit.ts';

/** Creates an owner with one dog and opens the Dogs tab. */
async function onDogsTab(page: Page): Promise<void> {
  await signedUp(page);
  await withDog(page);
  await page.goto('/profile');
}

/** Makes every request for a dog that has this method fail with this status. */
async function reject(page: Page, method: 'POST' | 'PUT', status: number): Promise<void> {
  await page.route(/\/api\/dogs(\/[^/]+)?$/, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: {} }) : route.continue(),
  );
}

/** Returns the text of every alert on the page. */
async function alerts(page: Page): Promise<string[]> {
  const words = await page.getByRole('alert').allInnerTexts();
  return words.map((each) => each.trim()).filter(Boolean);
}

test('a failed update is shown and can be retried', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await onDogsTab(page);
  await reject(page, 'PUT', 422);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByLabel('Name').fill('Rexy');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Error: Failed to update dog profile. Please try again.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByLabel('Name')).toHaveValue('Rexy');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Rexy' })).toBeVisible();
  allowConsole(complaints, 422);
});

test('a failed creation is shown, and its retry adds the dog once', async ({ page, complaints }) => {
  await onDogsTab(page);
  await reject(page, 'POST', 422);
  await page.getByRole('button', { name: 'Add Dog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Dog' });
  await page.getByLabel('Name').fill('Olive');
  await page.getByLabel('Breed').fill('beagle');
  await page.getByLabel('Age in years').fill('4');
  await dialog.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByText('Error: Failed to create dog profile. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Breed')).toHaveValue('Beagle');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByRole('heading', { name: 'Olive' })).toBeVisible();
  await expect(page.getByText('Dog profile created successfully!')).toBeVisible();
  await expect(page.getByText(/Failed to create/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(2);
  allowConsole(complaints, 422);
});

test('switching from the birthday to the age saves the age', { tag: '@exhaustive' }, async ({ page }) => {
  await onDogsTab(page);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByRole('button', { name: 'I know the birthday' }).click();
  await page.getByLabel('Birthday').fill('2999-01-01');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('A birthday cannot be in the future')).toBeVisible();
  await page.getByRole('button', { name: 'Enter the age instead' }).click();
  await expect(page.getByLabel('Age in years')).toBeFocused();
  await expect(page.getByText('A birthday cannot be in the future')).toBeHidden();
  await page.getByLabel('Age in years').fill('4.5');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article')).toContainText('4.5 years');
});

test('a failed upload is shown once, next to the photo, even when saving retries it', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await onDogsTab(page);
  await page.route(
    (address) => address.searchParams.has('X-Amz-Signature'),
    (route) => route.abort(),
  );
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'rex.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Use photo' }).click();
  const words = 'Upload Failed: Failed to upload photo. Please try again.';
  await expect.poll(() => alerts(page)).toEqual([words]);
  await page.setViewportSize({ width: 390, height: 420 });
  await page.getByLabel('Weight (optional)').focus();
  const tried = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Update' }).click();
  await tried;
  await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
  await expect.poll(() => alerts(page)).toEqual([words]);
  await expect(page.getByText(words)).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  allowOfflineConsole(complaints);
});
