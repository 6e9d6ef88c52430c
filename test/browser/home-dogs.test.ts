import { ownerAt } from './account-steps.ts';
import { newcomerAt } from './onboarding-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

test('the dog switcher scrolls with twelve dogs, and has no axe violations', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (let number = 1; number <= 12; number += 1) {
    const data = { name: `Dog ${number}`, breed: 'Beagle', age: 3 };
    expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch dog' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dog 1', exact: true })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Switch dog, now showing Dog 12' })).toBeFocused();
});

test('the first home on a device shows the drawing of a dog that was added elsewhere', {
  tag: ['@desktop-only', '@exhaustive'],
}, async ({ page }) => {
  await newcomerAt(page, '/favicon.svg');
  const headers = { origin: new URL(page.url()).origin };
  expect(
    (await page.request.post('/api/dogs', { data: { name: 'Rex', breed: 'Beagle', age: 3.5 }, headers })).status(),
  ).toBe(201);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rex Beagle, 3.5 years' })).toBeVisible();
  await expect(page.locator('.hw-greet-dog')).toBeVisible();
});
