import { newEmail, readable } from '#test/browser/account-steps.ts';
import { answerWizard, cardDigits, fill, payment, signUp, takeTour } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';
import { withDecoded } from '#test/support/decoded.ts';

const tourPages = ['/profile', '/', '/exercise', '/exercise?tab=places', '/calendar', '/community', '/'];

test('a visitor signs up through the landing page, the price list and the payment form, and takes the tour', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/payment-tokens')) requests.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  // Waits for the page, because the links for both intervals are visible until the styles have loaded.
  await page.waitForURL('**/pricing');
  await page.getByRole('link', { name: 'Choose Basic' }).click();
  await expect(page).toHaveURL(/\/payment\?plan=basic$/);
  await fill(page, { ...payment, Email: newEmail() });
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page).toHaveURL(/\/auth\?signup=true&plan=basic$/);
  expect(await readable(page)).not.toMatch(cardDigits);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lopez');

  await signUp(page);
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByRole('link', { name: 'Not now' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome, Ada!' });
  for (const words of ['AI assistant ready', '7-day free trial activated', 'Community access granted']) {
    await expect(welcome.getByText(words)).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
  await welcome.getByRole('button', { name: 'Take the tour' }).click();

  await takeTour(page, async (stop) => {
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(tourPages[stop - 1]);
  });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  const status = await (await page.request.get('/api/subscription-status')).json();
  expect(status).toMatchObject({ tier: 'free-trial', chosenPlan: 'basic' });
  const kept = await readable(page);
  expect(kept).not.toContain('payment_token');
  expect(kept).not.toContain('signup_data');
  expect(kept).toContain('"houndwell.tutorial_completed":"true"');
  expect(requests.filter((words) => cardDigits.test(withDecoded(words)))).toEqual([]);
  expect(requests.filter((words) => words.includes('paymentToken'))).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor signs up through the welcome page and the wizard, takes the tour, and finds the wizard’s dog at home', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
  await answerWizard(page, { Email: newEmail() });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL(/\/auth\?signup=true$/);
  await signUp(page, newEmail());
  await page.waitForURL('**/?tutorial=true');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await takeTour(page);
  await expect(page.getByRole('link', { name: /Rex/ })).toBeVisible();
  const dogs = await (await page.request.get('/api/dogs')).json();
  expect(dogs).toMatchObject([
    {
      name: 'Rex',
      breed: 'Beagle',
      age: 3.5,
      weight: 24.5,
      description: 'first-time owner focused on: health, social',
    },
  ]);
  const owner = await (await page.request.get('/api/auth/user')).json();
  expect(owner).toMatchObject({ experienceLevel: 'first-time', primaryGoals: ['health', 'social'] });
  expect(await readable(page)).not.toContain('onboarding_data');
});
