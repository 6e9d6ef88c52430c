import type { Locator, Page } from '@playwright/test';
import { cardDigits } from '#test/browser/onboarding-steps.ts';
import { allowConsole, allowOfflineConsole, ownerAt, readable } from './account-steps.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

const year = new Date().getUTCFullYear() + 3;
const card = {
  type: 'card',
  cardNumber: '4242424242424242',
  expiryMonth: 12,
  expiryYear: year,
  cvv: '9173',
  cardholderName: 'Ada Lopez',
};
const mastercard = { ...card, cardNumber: '5555555555554444' };
const bank = {
  type: 'bank',
  accountNumber: '000123456789',
  routingNumber: '110000000',
  accountType: 'savings',
  bankName: 'Ames Savings',
};

/** Signs up an owner with these payment methods and opens the Billing tab. */
async function ownerWith(page: Page, ...methods: object[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const data of methods)
    expect((await page.request.post('/api/payment-methods', { data, headers })).status()).toBe(201);
  await page.goto('/profile?tab=billing');
}

function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

/** Selects an option by typing in the focused list. Browsers combine letters typed within a second. */
async function typeChoice(list: Locator, words: string): Promise<void> {
  await expect(list).toBeFocused();
  await expect(async () => {
    await list.page().keyboard.type(words);
    await expect(list).toHaveValue(words, { timeout: 2000 });
  }).toPass();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Month', { exact: true }).selectOption('12');
  await page.getByLabel('Year', { exact: true }).selectOption(String(year));
  await page.getByLabel('CVV').fill('9173');
  await page.getByLabel('Name on the card').fill('Ada Lopez');
}

test('an owner adds a first card as the default by keyboard alone, and no digit is stored in the browser', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page);
  await expect(page.getByRole('heading', { name: 'No payment method yet' })).toBeVisible();
  await expect(page.getByText('Only published test numbers work here', { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add payment method' }).press('Enter');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('42424242424242429999999');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242 999');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await typeChoice(page.getByLabel('Month', { exact: true }), '12');
  await page.keyboard.press('Tab');
  await typeChoice(page.getByLabel('Year', { exact: true }), String(year));
  await page.keyboard.press('Tab');
  await page.keyboard.type('9173');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Lopez');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment method added')).toBeVisible();
  await expect(row(page, 'Visa ending in 4242')).toContainText(`Expires 12/${year} · Ada Lopez`);
  await expect(row(page, 'Visa ending in 4242').getByText('Default', { exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeFocused();
  expect(await readable(page)).not.toMatch(cardDigits);
  await add.press('Enter');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(page.locator('input')).toHaveCount(0);
  expect(await isTooWide(page)).toBe(false);
});

test('the caret stays in place when a digit is typed into the middle of a card number', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerWith(page, card);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const number = page.getByLabel('Card number');
  await number.fill('4242 4242');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('99');
  await expect(number).toHaveValue('4299 4242 42');
  await expect.poll(() => number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test('the form for a payment method shows each error at its field and focuses the first', async ({
  page,
  complaints,
}) => {
  await ownerWith(page, card);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const submit = page.getByRole('button', { name: 'Add card' });
  const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });
  await submit.click();
  await expect(alert).toContainText('All required fields must be filled');
  await expect(page.getByText('This field is required')).toHaveCount(5);
  await expect(page.getByLabel('Card number')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await typeCard(page, '4242 4242');
  await page.getByLabel('CVV').fill('12');
  await page.getByLabel('Name on the card').fill('A');
  await submit.click();
  for (const words of ['Invalid card number', 'CVV must be 3-4 digits', 'Invalid cardholder name'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();

  await typeCard(page, '4000 0000 0000 0002');
  await submit.click();
  await expect(alert).toContainText('Failed to add payment method');
  await expect(page.getByText('This card was declined')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 400);
});

test('an owner adds a bank account as the default', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await ownerWith(page, card);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Bank account', exact: true }).click();
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(4);
  await expect(page.getByLabel('Bank name')).toBeFocused();
  await page.getByLabel('Bank name').fill('Ames Savings');
  await page.getByLabel('Routing number').fill('021000021');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByLabel('Account type').selectOption('savings');
  await page.getByText('Make this my default').click();
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('Only the published test routing number works here: 110000000')).toBeVisible();
  await expect(page.getByLabel('Routing number')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 400);

  await page.getByLabel('Routing number').fill('110000000');
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(row(page, 'Ames Savings ending in 6789').getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
});

test('a lost response keeps what was typed, and a retry adds the card once', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await ownerWith(page, mastercard);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await typeCard(page, '4242 4242 4242 4242');
  await page.route('**/api/payment-methods', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add card' }).click();
  const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('Failed to add payment method');
  await expect(alert).toContainText('Please check your connection');
  await page.unroute('**/api/payment-methods');
  await expect(page.getByLabel('CVV')).toHaveValue('9173');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(row(page, 'Visa ending in 4242')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(2);
  allowOfflineConsole(complaints);
});

test('changing the default keeps focus in the row', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, card, bank, mastercard);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make default: Ames Savings ending in 6789' }).press('Enter');
  await expect(row(page, 'Ames Savings').getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Default payment method changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Ames Savings ending in 6789' })).toBeFocused();
  expect(await isTooWide(page)).toBe(false);
});

test('removing a payment method asks first, and makes the newest one the default', async ({ page }) => {
  await ownerWith(page, card, bank, mastercard);
  const remove = page.getByRole('button', { name: 'Remove Visa ending in 4242' });
  await remove.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove Visa ending in 4242?' });
  await expect(question).toContainText('Mastercard ending in 4444 becomes your default.');
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Remove Visa 4242' }).press('Enter');
  await expect(page.getByText('Payment method removed')).toBeVisible();
  await expect(row(page, 'Visa')).toHaveCount(0);
  await expect(row(page, 'Mastercard').getByText('Default', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  for (const name of ['Ames Savings', 'Mastercard']) {
    await row(page, name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Add payment method' })).toBeFocused();
});

test('a payment method whose removal failed stays in the list', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerWith(page, card);
  const words = 'This has changed since you opened it. Reload it and try again.';
  await page.route('**/api/payment-methods/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'staleVersion', message: words } }),
  );
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Visa 4242' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to remove payment method' });
  await expect(toast).toContainText(words);
  await expect(page.getByRole('button', { name: 'Remove Visa ending in 4242' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 409);
});

test('the list of payment methods can be loaded again after an error', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerWith(page, card);
  await page.route('**/api/payment-methods', (route) => route.abort());
  await page.goto('/profile?tab=billing');
  await expect(page.getByText("Your payment methods didn't load.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/payment-methods');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Visa ending in 4242')).toBeVisible();
  allowOfflineConsole(complaints);
});
