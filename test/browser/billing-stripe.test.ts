import type { Page } from '@playwright/test';
import { type StripeEmulator, startStripe, stripeKey, stripeWebhookSecret } from '#test/support/stripe-emulator.ts';
import { allowConsole, allowOfflineConsole, asScript, newEmail, password } from './account-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

let stripe: StripeEmulator;
test.beforeAll(async () => {
  stripe = await startStripe();
});
test.afterAll(() => stripe.stop());
const houndwell = ownApp(() => ({
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_API_BASE: stripe.url,
}));

const at = (path: string) => `${houndwell.url}${path}`;

/** A fake of Stripe's script, whose requests go to the test instead of Stripe. Only the fields look different. */
const fakeScript = `
window.Stripe = (key) => ({
  elements: () => ({
    create: () => ({
      on() {}, focus() {}, destroy() {},
      mount(frame) {
        const input = document.createElement('input');
        input.setAttribute('aria-label', 'Card number of Stripe');
        frame.append(input);
      },
    }),
  }),
  confirmCardSetup: async (secret, { payment_method }) =>
    document.querySelector('[aria-label="Card number of Stripe"]').value === '4000 0000 0000 0002'
      ? { error: { message: 'Your card was declined by Stripe.' } }
      : { setupIntent: { payment_method: await setUpCard(secret, payment_method.billing_details.name) } },
  handleNextAction: async ({ clientSecret }) => { await confirmPayment(clientSecret); return {}; },
});`;

/** Replaces Stripe's script, and answers what it asks. Every payment needs the bank's confirmation. */
async function fakeStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript }),
  );
  await page.exposeFunction('setUpCard', (secret: string, name: string) =>
    stripe.state.setUpCard(secret, 'authentication', name),
  );
  await page.exposeFunction('confirmPayment', (secret: string) => stripe.state.confirm(secret, true));
}

test("an owner types a card into Stripe's fields, and confirms the first payment with the bank", {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await fakeStripe(page);
  const data = { name: 'Ada Lopez', email: newEmail(), password, timeZone: 'America/Chicago' };
  const headers = { origin: houndwell.url };
  await page.request.post(at('/api/auth/register'), { data, headers });
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
  await page.goto(at('/profile?tab=billing'));
  await expect(page.getByText('Only published test numbers', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByLabel('Name on the card').fill('Ada Lopez');
  const number = dialog.getByLabel('Card number of Stripe');
  await number.fill('4000 0000 0000 0002');
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(dialog.getByText('Your card was declined by Stripe.')).toBeVisible();
  await number.fill('4000 0027 6000 3184');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByRole('heading', { name: 'Visa ending in 3184' })).toBeVisible();

  const afterTrial = new Date(Date.now() + 8 * 24 * 3600 * 1000).toISOString();
  await page.request.put(at('/__local/clock'), { headers: asScript, data: { now: afterTrial } });
  await page.request.post(at('/__local/schedules/trials'), { headers: asScript });
  const signIn = { email: data.email, password, rememberMe: true };
  expect((await page.request.post(at('/api/auth/login'), { data: signIn, headers })).status()).toBe(200);
  await page.goto(at('/payment?plan=basic'));
  await page.getByRole('button', { name: 'Pay $8.95' }).click();
  await expect(page.getByText('Your plan was changed')).toBeVisible();
  // The first response says that the bank wants the confirmation.
  allowConsole(complaints, 402);
  expect(stripe.state.intents()).toMatchObject([{ status: 'succeeded', amount: 895 }]);
});

test("a visitor enters a card in Stripe's fields before the account exists", { tag: '@exhaustive' }, async ({
  page,
}) => {
  await fakeStripe(page);
  await page.goto(at('/payment?plan=basic'));
  await page.getByLabel('Card number of Stripe').fill('4242 4242 4242 4242');
  await expect(page.getByLabel('CVV')).toHaveCount(0);
  const fields = { 'First name': 'Ada', 'Last name': 'Lopez', Email: newEmail(), 'Street address': '1 Elm St' };
  const place = { City: 'Austin', State: 'TX', 'ZIP code': '78701' };
  for (const [label, value] of Object.entries({ ...fields, ...place })) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page.getByText("We've saved your card for this plan.", { exact: false })).toBeVisible();
});

test("the form explains what to do if Stripe's script is blocked", { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(at('/payment?plan=basic'));
  await expect(page.getByText("The card fields couldn't be loaded")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  allowOfflineConsole(complaints);
});
