import { cardDigits } from '#test/browser/onboarding-steps.ts';
import { allowConsole, ownerAt, readable } from './account-steps.ts';
import { fill, payment } from './onboarding-steps.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

test('the payment form adds the card once and chooses the plan, even if the first attempt failed halfway', async ({
  page,
  complaints,
}) => {
  await ownerAt(page, '/payment?plan=basic');
  await fill(page, payment);
  await expect(page.getByText("You won't be charged today.", { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 409, json: { code: 'inProgress', message: 'This is already being done.' } }),
  );
  const pay = page.getByRole('button', { name: 'Continue with Basic' });
  await pay.click();
  await expect(page.getByText("We couldn't change your plan", { exact: false })).toBeVisible();
  await expect(page.getByText('This is already being done.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('CVV')).toHaveValue('9173');
  allowConsole(complaints, 409);
  await page.unroute('**/api/subscription');
  await pay.click();
  await expect(page).toHaveURL(/\/profile\?tab=billing$/);
  await expect(page.getByText('Basic starts when your trial ends', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visa ending in 4242' })).toHaveCount(1);
  expect(await readable(page)).not.toMatch(cardDigits);
});

for (const { tier, words } of [
  { tier: 'expired', words: 'You can use the Free plan now, which includes:' },
  { tier: 'free', words: "You're on the Free plan" },
]) {
  test(`the payment form does not ask an owner on the tier "${tier}" for a card where plans are not on sale`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await ownerAt(page, '/pricing');
    await page.route('**/api/subscription-status', async (route) => {
      const answer = await (await route.fetch()).json();
      const status = { tier, canAccess: tier === 'free', trialExpired: tier === 'expired', plansOnSale: false };
      await route.fulfill({ json: { ...answer, ...status } });
    });
    await page.goto('/payment?plan=advanced');
    await expect(page.getByRole('heading', { name: "Paid plans aren't on sale yet" })).toBeVisible();
    await expect(page.getByText(words, { exact: false })).toBeVisible();
    await expect(page.getByText("we don't ask for a card", { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose Free' })).toHaveCount(tier === 'expired' ? 1 : 0);
    await expect(page.getByLabel('Card number')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
}

test('our own card fields never show before the payment provider is known, nor where Stripe is not set up', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/payment-settings', (route) =>
    route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Please wait a moment.' } }),
  );
  await page.goto('/payment?plan=basic');
  await expect(page.getByText("The payment form didn't load.")).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  allowConsole(complaints, 429);
  await page.unroute('**/api/payment-settings');
  await page.route('**/api/payment-settings', (route) =>
    route.fulfill({ json: { provider: 'stripe', publishableKey: null, plansOnSale: false } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: "Paid plans aren't on sale yet" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await ownerAt(page, '/profile?tab=billing');
  await expect(page.getByText("so we don't ask for one", { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add payment method' })).toHaveCount(0);
});
