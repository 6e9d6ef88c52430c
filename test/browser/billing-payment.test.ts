import { cardDigits } from '#test/browser/onboarding-steps.ts';
import { allowConsole, ownerAt, readable } from './account-steps.ts';
import { fill, payment } from './onboarding-steps.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

test('a card of the payment page is kept, and what fails half way is gone on with', async ({ page, complaints }) => {
  await ownerAt(page, '/payment?plan=basic');
  await fill(page, payment);
  await expect(page.getByText('Nothing is charged today.', { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 409, json: { code: 'inProgress', message: 'This is already being done.' } }),
  );
  const pay = page.getByRole('button', { name: 'Continue with Basic' });
  await pay.click();
  await expect(page.getByText('Your plan could not be changed. Please try again.')).toBeVisible();
  await expect(page.getByText('This is already being done. Your card is kept.')).toBeVisible();
  await expect(page.getByLabel('CVC')).toHaveValue('9173');
  allowConsole(complaints, 409);
  await page.unroute('**/api/subscription');
  await pay.click();
  await expect(page).toHaveURL(/\/profile\?tab=billing$/);
  await expect(page.getByText('Basic is chosen for afterwards.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visa ending in 4242' })).toHaveCount(1);
  expect(await readable(page)).not.toMatch(cardDigits);
});

for (const { tier, words } of [
  { tier: 'expired', words: 'Free is open to you now' },
  { tier: 'free', words: 'You are on the Free plan' },
]) {
  test(`an owner on ${tier} is not asked for a card that nobody can use`, async ({ page }) => {
    await ownerAt(page, '/pricing');
    await page.route('**/api/subscription-status', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, tier, canAccess: tier === 'free', trialExpired: tier === 'expired' } });
    });
    await page.goto('/payment?plan=advanced');
    await expect(page.getByRole('heading', { name: 'Paid plans are not on sale yet' })).toBeVisible();
    await expect(page.getByText(words, { exact: false })).toBeVisible();
    await expect(page.getByText('we do not ask for a card', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Free' })).toHaveCount(tier === 'expired' ? 1 : 0);
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
}
