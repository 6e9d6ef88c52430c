import type { Page } from '@playwright/test';
import { asScript, newEmail, password } from './account-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

// A separate app, because moving the clock affects every test of a runtime.
const houndwell = ownApp();
const at = (path: string) => `${houndwell.url}${path}`;

/** Registers an owner of Rex, whose browser stays signed in, on March 8, 2027. The clock then moves by six days. */
async function ownerAfterSixDays(page: Page): Promise<void> {
  const headers = { origin: houndwell.url };
  const moveTo = (now: string) => page.request.put(at('/__local/clock'), { headers: asScript, data: { now } });
  const email = newEmail();
  await moveTo('2027-03-08T18:00:00Z');
  const owner = { name: 'Ada Lopez', email, password, timeZone: 'America/Chicago' };
  expect((await page.request.post(at('/api/auth/register'), { data: owner, headers })).status()).toBe(201);
  await page.request.post(at('/api/auth/login'), { data: { email, password, rememberMe: true }, headers });
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
  const dog = { name: 'Rex', breed: 'Pug', age: 10, weight: 17 };
  expect((await page.request.post(at('/api/dogs'), { data: dog, headers })).status()).toBe(201);
  await moveTo('2027-03-14T18:00:00Z');
}

test('an owner reads the tip of the day, and finds earlier tips by category and by words', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAfterSixDays(page);
  await page.goto(at('/'));
  const card = page.locator('.hw-home-tip');
  await expect(card.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  const text = await card.getByRole('paragraph').first().innerText();
  await card.getByRole('link', { name: 'Read why and how' }).click();
  await expect(page).toHaveURL(at('/tips'));
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');

  const today = page.getByRole('region', { name: 'Tip for today' });
  await expect(today).toContainText(text);
  await expect(today).toContainText('Sunday, March 14 at 9:00 AM');
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('listitem')).toHaveCount(6);
  await expect(earlier.getByText('New', { exact: true })).toHaveCount(6);
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  const first = earlier.getByRole('listitem').first();
  const [sentence, category] = [await first.getByRole('link').innerText(), await first.locator('p').last().innerText()];
  const [word = ''] = sentence.match(/\p{L}{5,}/u) ?? [];
  await earlier.getByRole('searchbox').fill(word.toUpperCase());
  await expect(earlier.getByRole('link').first()).toContainText(word);
  for (const each of await earlier.getByRole('link').allInnerTexts())
    expect(each.toLowerCase()).toContain(word.toLowerCase());
  await earlier.getByRole('searchbox').fill('no tip has these words');
  await expect(earlier.getByRole('heading', { name: 'No tips found' })).toBeVisible();
  await earlier.getByRole('searchbox').fill('');
  await earlier.getByRole('button', { name: category.replace('New', '').trim() }).click();
  await expect(earlier.getByRole('link').first()).toHaveText(sentence);
});

test('a tip stays new until it was opened', async ({ page }) => {
  await ownerAfterSixDays(page);
  await page.goto(at('/tips'));
  const earlier = page.getByRole('region', { name: 'Earlier' });
  const fresh = earlier.getByText('New', { exact: true });
  await expect(fresh).toHaveCount(6);
  await earlier.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guide\//);
  await page.goBack();
  await expect(fresh).toHaveCount(5);
  await page.reload();
  await expect(fresh).toHaveCount(5);
});

test('the tip of the day is in the notifications, and leads to the tips', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAfterSixDays(page);
  await page.goto(at('/calendar'));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: /^Your daily tip/ }).click();
  await expect(page).toHaveURL(at('/tips'));
});
