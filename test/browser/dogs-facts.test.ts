import type { Page } from '@playwright/test';
import { axeViolations, expect, isTooWide, signedUp, test } from './visit.ts';

/** The card of an owner's only dog. */
async function cardOf(page: Page, dog: object) {
  await signedUp(page);
  const headers = { origin: process.env.HOUNDWELL_URL ?? '' };
  const data = { name: 'Olive', breed: 'German Shepherd', ...dog };
  expect((await page.request.post('/api/dogs', { headers, data })).status()).toBe(201);
  await page.goto('/profile');
  return page.getByRole('article');
}

test('the card of a puppy does not give it the exercise of a grown dog', async ({ page }) => {
  const card = await cardOf(page, { age: 0.1 });
  await expect(card).toContainText('Grown dogs: 60 to 90 min');
  await expect(card).toContainText('Puppies need less exercise, in short spells.');
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

test('from its first birthday on a dog has the exercise of its breed', async ({ page }) => {
  const card = await cardOf(page, { age: 1 });
  await expect(card).toContainText('60 to 90 min');
  await expect(card).not.toContainText('Grown dogs');
  await expect(card).not.toContainText('Puppies');
});

test("what the set-up has noted for itself is not shown as the owner's words", async ({ page }) => {
  const card = await cardOf(page, { age: 3, description: 'first-time owner focused on: health, preventive' });
  await expect(card).toContainText('60 to 90 min');
  await expect(card).not.toContainText('focused on');
});
