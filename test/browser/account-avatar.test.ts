import { allowOfflineConsole, asScript, ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';
import { picture } from '#test/support/photo-files.ts';

test('an owner crops, previews, saves and removes a photo', async ({ page }) => {
  await ownerAt(page, '/profile?tab=account');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 600).jpeg().toBuffer() };
  const choose = async () => {
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText('Ready to save.')).toBeVisible();
  };
  const kept = async () => (await (await page.request.get('/api/auth/user')).json()).profileImageUrl;
  await choose();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Your initials show here until you add a photo.')).toBeVisible();
  expect(await kept()).toBeNull();

  await choose();
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save photo' })).toBeHidden();
  await expect(page.getByRole('banner').locator('img[src$="-thumb.webp"]')).toBeVisible();
  const first = await kept();
  expect((await page.request.get(first)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('banner').locator('img[src$="-thumb.webp"]')).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('banner').locator('img[src$="-thumb.webp"]')).toHaveCount(0);
  expect(await kept()).toBeNull();
  await page.request.post('/__local/settle', { headers: asScript });
  expect((await page.request.get(first)).status()).toBe(404);
});

test('a photo that could not be published shows an error next to it', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerAt(page, '/profile?tab=account');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 600).jpeg().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Use photo' }).click();
  await page.route('**/api/objects/set-public', (route) => route.abort());
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('Upload Failed: Failed to upload photo. Please try again.')).toBeVisible();
  const alerts = await page.getByRole('alert').allInnerTexts();
  expect(alerts.filter((text) => text.trim())).toEqual(['Upload Failed: Failed to upload photo. Please try again.']);
  allowOfflineConsole(complaints);
});
