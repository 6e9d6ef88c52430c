import type { Locator, Page } from '@playwright/test';
import { picture } from '#test/support/photo-files.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

/** Signs up an owner and opens a sample place. */
async function openPlace(page: Page, id: string): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  await ask(page, 'POST', '/api/admin/seed-locations');
  await page.goto(`/locations/${id}`);
}

/** Chooses another photo, and uses the whole of it. */
async function addPhoto(page: Page, dialog: Locator): Promise<void> {
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await dialog.locator('input[type=file]').last().setInputFiles({ name: 'pond.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Use photo' }).click();
}

/** Whether a picture has loaded. */
function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((shown: HTMLImageElement) => shown.naturalWidth > 0);
}

test('photos of a check-in and of a review are shown to everyone, and can be removed', { tag: '@phone' }, async ({
  page,
  anotherBrowser,
}) => {
  await openPlace(page, 'sample-rail-trail');
  await page.getByRole('button', { name: 'Check in' }).click();
  const checkIn = page.getByRole('dialog', { name: 'Check in' });
  await addPhoto(page, checkIn);
  await expect(checkIn.getByText('Ready to save.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await checkIn.getByRole('button', { name: 'Check in' }).click();
  const visits = page.getByRole('region', { name: 'Who was here' });
  await expect.poll(() => isLoaded(visits.getByRole('img', { name: /^1 of 1 by / }).first())).toBe(true);

  await page.getByRole('button', { name: 'Write a review' }).click();
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await review.getByRole('radio', { name: '5 stars' }).check();
  await addPhoto(page, review);
  await addPhoto(page, review);
  await expect(review.getByText('Ready to save.')).toHaveCount(2);
  await review.getByRole('button', { name: 'Save review' }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('img', { name: /^2 of 2 by / })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);

  const other = await anotherBrowser();
  await openPlace(other, 'sample-rail-trail');
  const link = other.getByRole('region', { name: 'Reviews' }).getByRole('link', { name: /^1 of 2 by Ada L\./ });
  const photo = await other.request.get((await link.getAttribute('href')) ?? '');
  expect([photo.status(), photo.headers()['content-type']]).toEqual([200, 'image/webp']);

  await page.getByRole('button', { name: 'Edit review' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).first().click();
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(reviews.getByRole('img', { name: /^1 of 1 by / })).toBeVisible();
});

test('a photo of a review whose upload failed can be retried, and the review is not lost', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  const isUpload = (url: URL) => url.searchParams.has('X-Amz-Signature');
  await openPlace(page, 'sample-sunrise-dog-park');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await review.getByRole('radio', { name: '3 stars' }).check();
  await review.getByLabel('Title (optional)').fill('Muddy after rain');
  await page.route(isUpload, (route) => route.abort());
  await addPhoto(page, review);
  await expect(page.getByText('Upload Failed: Failed to upload photo. Please try again.')).toBeVisible();
  await page.unroute(isUpload);
  await review.getByRole('button', { name: 'Try again' }).click();
  await expect(review.getByText('Ready to save.')).toBeVisible();
  await review.getByRole('button', { name: 'Save review' }).click();
  await expect(page.getByRole('heading', { name: 'Muddy after rain' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('img', { name: /^1 of 1 by / })).toBeVisible();
  allowOfflineConsole(complaints);
});
