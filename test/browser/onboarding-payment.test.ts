import type { Page } from '@playwright/test';
import { allowConsole, newEmail, readable } from '#test/browser/account-steps.ts';
import { cardDigits, fill, payment, signUp } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';

/** Fills in the payment form of a plan and stops at the sign-up form. */
async function pay(page: Page, query: string): Promise<void> {
  await page.goto(`/payment?${query}`);
  await fill(page, { ...payment, Email: newEmail() });
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL('**/auth?**');
}

async function signedUpWith(page: Page): Promise<{ status: object; methods: object[] }> {
  await signUp(page);
  await page.waitForURL((address) => address.pathname !== '/auth');
  const ask = async (path: string) => (await page.request.get(path)).json();
  return { status: await ask('/api/subscription-status'), methods: await ask('/api/payment-methods') };
}

test('a chosen plan and its card are kept for the sign-up, whichever way the visitor gets there', async ({ page }) => {
  await pay(page, 'plan=advanced&interval=annual');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\?signin=true$/);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByText('Your choice: Advanced, billed yearly')).toBeVisible();
  await expect(page.getByText("We've saved your card for this plan.", { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/pricing?interval=annual');
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  // The setup wizard ends at this URL.
  await page.goto('/auth?signup=true');
  await expect(page.getByText('Your choice: Advanced, billed yearly')).toBeVisible();
  const { status, methods } = await signedUpWith(page);
  expect(status).toMatchObject({ chosenPlan: 'advanced', chosenInterval: 'annual' });
  expect(methods).toMatchObject([{ lastFour: '4242' }]);
  expect(await readable(page)).not.toMatch(/selected_plan|payment_token|draft|signup_data/);
});

test('a visitor can drop the chosen plan and its card at the sign-up', { tag: '@exhaustive' }, async ({ page }) => {
  await pay(page, 'plan=basic');
  await page.getByRole('button', { name: 'Start without a plan' }).click();
  await expect(page.getByText('Full access for 7 days, no credit card.', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Your choice/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await readable(page)).not.toMatch(/selected_plan|payment_token/);
  const { status, methods } = await signedUpWith(page);
  expect([status, methods]).toMatchObject([{ chosenPlan: null }, []]);
});

test('a card is not used for a plan that it was not entered for', { tag: '@exhaustive' }, async ({ page }) => {
  await pay(page, 'plan=basic');
  await page.goto('/auth?signup=true&plan=advanced');
  await expect(page.getByText("We don't have a card for this plan.", { exact: false })).toBeVisible();
  const { status, methods } = await signedUpWith(page);
  expect([status, methods]).toMatchObject([{ chosenPlan: 'advanced' }, []]);
});

test('the sign-up explains that Free starts automatically after the trial', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/auth?signup=true&plan=free');
  await expect(page.getByText('the Free plan starts automatically', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Your choice:/)).toHaveCount(0);
});

test('a visitor signs up without a card if its token is no longer valid', async ({ page, complaints }) => {
  await pay(page, 'plan=basic');
  await page.evaluate(() => sessionStorage.setItem('houndwell.payment_token', 'tok_of_last_week'));
  await signUp(page);
  await expect(page.getByText("We couldn't save the card.", { exact: false })).toBeVisible();
  await expect(page.getByText("We don't have a card for this plan.", { exact: false })).toBeVisible();
  allowConsole(complaints, 400);
  const { status, methods } = await signedUpWith(page);
  expect([status, methods]).toMatchObject([{ chosenPlan: 'basic' }, []]);
});

const withoutCard = { 'First name': 'Ada', 'Last name': 'Lopez', 'Street address': '1 Elm St', 'ZIP code': '78701' };

test('the payment form keeps everything except the card after a reload and on the way back', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/payment?plan=basic');
  await fill(page, { ...payment, Email: newEmail() });
  const expectKept = async () => {
    for (const [label, value] of Object.entries(withoutCard)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    for (const label of ['Card number', 'Expiry', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('');
  };
  await page.reload();
  await expectKept();
  expect(await readable(page)).not.toMatch(cardDigits);
  await fill(page, { 'Card number': payment['Card number'], Expiry: payment.Expiry, CVV: payment.CVV });
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page.getByText('Your choice: Basic, billed monthly')).toBeVisible();
  await page.goBack();
  await expectKept();
});

test('the payment form warns when the browser stores nothing, and the sign-up shows that the card was lost', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/payment?plan=basic');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const email = newEmail();
  await fill(page, { ...payment, Email: email });
  await expect(page.getByText("This browser isn't saving what you type.")).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page.getByText("We couldn't save your answers on this device.")).toBeVisible();
  await expect(page.getByText('press Continue with Basic again', { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue in this tab' }).click();
  await expect(page.getByText("We've saved your card for this plan.", { exact: false })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.reload();
  await expect(page.getByText("We don't have a card for this plan.", { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page).toHaveURL(/\/payment\?plan=basic$/);
});

test('the payment form shows each error at its field and focuses the first one', async ({ page }) => {
  await page.goto('/payment?plan=basic');
  const send = () => page.getByRole('button', { name: 'Continue with Basic' }).click();
  const expectFocused = async (label: string, message: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(message).first()).toBeInViewport({ ratio: 1 });
  };
  await send();
  await expectFocused('First name', 'This field is required');
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
  await fill(page, { ...payment, 'ZIP code': '' });
  await send();
  await expectFocused('ZIP code', 'This field is required');
  await fill(page, { 'ZIP code': '78701', Email: 'not an email' });
  await send();
  await expectFocused('Email', 'Please enter a valid email address');
  await expect(page.getByRole('alert')).toContainText('Please fix the highlighted fields');
  expect(await axeViolations(page)).toEqual([]);
});
