import type { Page } from '@playwright/test';
import { asScript, newEmail, password } from './account-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

// A separate app, because moving the clock affects every test of a runtime.
const houndwell = ownApp();

const day = 24 * 3600 * 1000;
const at = (path: string) => `${houndwell.url}${path}`;
const start = Date.now();
const good = '4242424242424242';
const insufficient = '4000000000009995';

/** Moves the server's clock to a moment after the start, and does what is due then. */
async function moveTo(page: Page, moment: number): Promise<void> {
  const headers = asScript;
  await page.request.put(at('/__local/clock'), { headers, data: { now: new Date(start + moment).toISOString() } });
  for (const schedule of ['trials', 'renewals']) {
    await page.request.post(at(`/__local/schedules/${schedule}`), { headers });
  }
  await page.request.post(at('/__local/settle'), { headers });
}

const sameOrigin = () => ({ origin: houndwell.url });

async function signIn(page: Page, email: string): Promise<void> {
  const data = { email, password, rememberMe: true };
  expect((await page.request.post(at('/api/auth/login'), { data, headers: sameOrigin() })).status()).toBe(200);
}

async function ownerIn(page: Page): Promise<string> {
  await page.request.put(at('/__local/clock'), { headers: asScript, data: { now: new Date(start).toISOString() } });
  const email = newEmail();
  const data = { name: 'Ada Lopez', email, password, timeZone: 'America/Chicago' };
  await page.request.post(at('/api/auth/register'), { data, headers: sameOrigin() });
  await signIn(page, email);
  await page.request.post(at('/api/auth/complete-first-login'), { headers: sameOrigin() });
  return email;
}

async function addCard(page: Page, cardNumber: string): Promise<void> {
  const expiryYear = new Date(start).getUTCFullYear() + 4;
  const data = { type: 'card', cardNumber, expiryMonth: 12, expiryYear, cvv: '917', cardholderName: 'Ada Lopez' };
  const body = { ...data, isDefault: true };
  expect((await page.request.post(at('/api/payment-methods'), { data: body, headers: sameOrigin() })).status()).toBe(
    201,
  );
}

/** Expects the page to be accessible and no wider than the window. */
async function expectSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

test('an owner chooses, upgrades, cancels and resumes a plan, and opens its receipt', { tag: '@phone' }, async ({
  page,
}) => {
  await ownerIn(page);
  await addCard(page, good);
  await page.goto(at('/profile?tab=billing'));
  await expect(page.getByText("You haven't chosen a plan.", { exact: false })).toBeVisible();
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('button', { name: 'Choose Basic' }).click();
  await expect(page.getByText('We charge $8.95 to Visa ending in 4242.', { exact: false })).toBeVisible();

  await moveTo(page, 8 * day);
  await page.goto(at('/profile?tab=billing'));
  await expect(page.getByText('$7.99 per month plus $0.96 taxes and fees')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Change plan' }).click();
  await dialog.getByRole('radio', { name: /^Advanced/ }).check();
  await expect(dialog.getByText('Unused part of Basic, monthly')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d$/ }).click();
  await expect(page.getByText('Your plan was changed')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt of/ })).toHaveCount(2);

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('heading', { name: /^Cancel Advanced on/ })).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(page.getByText(/^Ends /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep Advanced' }).click();
  await expect(page.getByText('Advanced continues.')).toBeVisible();

  await page
    .getByRole('link', { name: /^Receipt of/ })
    .first()
    .click();
  await expect(page.getByText('Receipt number')).toBeVisible();
  await expect(page.getByText('Unused part of Basic, monthly')).toBeVisible();
  await expectSound(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Receipt number')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('a failed renewal names its retries and what follows, and another card can pay at once', async ({ page }) => {
  const email = await ownerIn(page);
  await addCard(page, good);
  const data = { plan: 'basic', interval: 'monthly' };
  await page.request.post(at('/api/subscription'), { data, headers: sameOrigin() });
  await moveTo(page, 7 * day + 60_000);
  await addCard(page, insufficient);
  const { nextBillingDate } = await (await page.request.get(at('/api/subscription'))).json();
  await moveTo(page, Date.parse(nextBillingDate) - start + 60_000);
  await signIn(page, email);
  await page.goto(at('/profile?tab=billing'));
  const notice = page.getByRole('region', { name: "Your payment of $8.95 didn't go through" });
  await expect(notice.getByText("The account doesn't have enough money.", { exact: false })).toBeVisible();
  await expect(notice.getByRole('listitem')).toHaveCount(4);
  await expect(notice.getByText('Last try, then Free')).toBeVisible();
  await expectSound(page);
  await notice.getByRole('button', { name: 'Use another payment method' }).click();
  await expect(page.getByRole('dialog', { name: 'Add payment method' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Make default: Visa ending in 4242/ }).click();
  await notice.getByRole('button', { name: 'Pay $8.95 now with Visa ending in 4242' }).click();
  await expect(page.getByText('Thank you. The payment went through.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('an owner whose trial has ended adds a card, sees the amount, and starts a plan', async ({ page }) => {
  await ownerIn(page);
  await moveTo(page, 8 * day);
  await page.goto(at('/payment?plan=basic&interval=annual'));
  await expect(page.getByText('Next, you see the exact amount and confirm it.', { exact: false })).toBeVisible();
  await addCard(page, good);
  await page.reload();
  await expect(page.getByText('Due today')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Pay $95.64' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=billing$/);
  await expect(page.getByRole('heading', { name: 'Annual Plan' })).toBeVisible();
});
