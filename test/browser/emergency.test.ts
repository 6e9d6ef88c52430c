import type { Page } from '@playwright/test';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack } from './layout-shift.ts';
import { allowConsoleLike, axeViolations, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const vet = { vetName: 'Riverbend Animal Hospital', vetPhone: '(555) 010-0142' };

async function ownerWithVet(page: Page, dogs: object[]): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.put('/api/auth/user', { data: vet, headers })).ok()).toBe(true);
  for (const data of dogs) expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.goto('/emergency');
}

function question(page: Page) {
  return page.getByLabel("What's happening?");
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await page.getByRole('button', { name: 'Check' }).first().click();
}

function findSign(page: Page, name: string) {
  return page.locator('summary').filter({ hasText: name });
}

function card(page: Page) {
  return page.getByRole('heading', { level: 2, name: 'Call a vet now' });
}

test('describing an emergency shows and focuses its card, and a text without a match gets no all-clear', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/emergency');
  await page.getByRole('button', { name: 'Check' }).first().click();
  await expect(page.getByText('Please describe what you see')).toBeVisible();
  await ask(page, 'he keeps trying to throw up but nothing comes out, belly looks big');
  await expect(card(page)).toBeFocused();
  const answer = page.getByRole('article');
  await expect(answer.getByText(/twisted stomach/)).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Do not' })).toBeVisible();
  await expect(answer.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute('href', /^https?:/);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await ask(page, 'he likes his new toy');
  await expect(page.getByRole('heading', { name: 'Nothing on our list matches' })).toBeFocused();
  await expect(page.getByText("If you're worried, call.").first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(/\bsafe\b/i);
});

test('a possible emergency gets a question about signs, which open their cards', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/emergency');
  await ask(page, 'he is limping');
  const signs = page.getByRole('group', { name: 'Is any of this happening right now?' });
  await expect(signs.getByRole('heading')).toBeFocused();
  await expect(page.getByText("If you're worried, call.").first()).toBeVisible();
  await expect(page.getByText('Nothing on our list matches')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await signs.getByRole('button', { name: 'Collapse' }).press('Enter');
  await expect(card(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await ask(page, 'he threw up twice today');
  await expect(signs.getByRole('heading')).toBeFocused();
  await expect(card(page)).toHaveCount(0);
});

test('an owner who asks whether to give something dangerous is told not to', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/emergency');
  await ask(page, 'can i give him ibuprofen');
  await expect(page.getByRole('heading', { level: 2, name: /^No\. Don't give your dog ibuprofen/ })).toBeFocused();
  await expect(page.getByText(/^If your dog already had some, call/)).toBeVisible();
  const line = page.getByRole('region', { name: 'Check what you see' }).getByRole('link', { name: /ASPCA/ }).first();
  await expect(line).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText('Nothing on our list matches')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await expect(page.getByRole('main')).not.toContainText(/\bsafe\b(?! amount)/i);
});

test('the first steps of common emergencies open without typing, by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/emergency');
  for (const [sign, text] of [
    ['Choking', /block the airway/],
    ['Hit by a car', /often do not show at first/],
  ] as const) {
    await expect(page.getByText(text)).toBeHidden();
    await findSign(page, sign).press('Enter');
    await expect(page.getByText(text)).toBeVisible();
  }
  const [first] = await page.getByRole('link', { name: 'See the numbers to call' }).all();
  await first?.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Call a vet now' })).toBeInViewport();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

test("the poison form is filled in with the dog's weight, and the card has the phone number of the owner's vet", {
  tag: '@phone',
}, async ({ page }) => {
  const dogs = [
    { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 },
    { name: 'Olive', breed: 'Pug', age: 2, weight: 15 },
  ];
  await ownerWithVet(page, dogs);
  await expect(page.getByLabel("Rex's weight")).toHaveValue('24.5');
  await page.getByLabel('Which dog?').selectOption('Olive');
  await expect(page.getByLabel("Olive's weight")).toHaveValue('15');
  const form = page.locator('form').last();
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Please choose what your dog swallowed')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('What was it?').fill('baking choc');
  await page.getByLabel('What was it?').press('Enter');
  await expect(page.getByLabel('What was it?')).toHaveValue('Chocolate, baking or unsweetened');
  await page.getByLabel('Amount').fill('lots');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Please enter a number, or leave it empty')).toBeVisible();
  await page.getByLabel('Amount').fill('2');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(card(page)).toBeFocused();
  await expect(page.getByText(/This amount can cause severe poisoning/)).toBeVisible();
  await expect(page.getByText(/what Olive weighs/)).toBeVisible();
  const call = page.getByRole('link', { name: /Call Riverbend Animal Hospital/ });
  await expect(call).toHaveCount(2);
  await expect(call.last()).toHaveAttribute('href', 'tel:5550100142');
  expect((await call.last().boundingBox())?.height).toBeGreaterThanOrEqual(60);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('What was it?').fill('a stapler');
  await page.getByLabel('What was it?').press('Tab');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/isn't on our list, but that doesn't mean it's harmless/)).toBeVisible();
});

test('emergency help fits a window of 320 px (640 px at 200% zoom), and keeps borders with forced colors', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/emergency');
  await ask(page, 'she is choking on a bone');
  await expect(card(page)).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  await expect(page.getByRole('link', { name: /ASPCA/ })).toHaveCSS('border-top-style', 'solid');
});

test('emergency help says whom to call when the app or the check does not load', async ({ page, complaints }) => {
  for (const files of ['checks', 'start-app']) {
    await page.route(`**/assets/${files}-*.js`, (route) => route.abort());
    await page.goto('/emergency');
    await expect(page.getByText("The check didn't load.")).toBeVisible();
    await expect(page.getByRole('link', { name: /ASPCA/ })).toBeVisible();
  }
  allowOfflineConsole(complaints);
  allowConsoleLike(complaints, /dynamically imported/);
});

test('emergency help does not wait for the session', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, '/pricing');
  // The browser knows the owner from here on.
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  const release = await heldBack(page, '**/api/auth/user');
  await page.goto('/emergency');
  await expect(page.getByRole('heading', { level: 1, name: 'Call a vet now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  release();
});

test('emergency help is one tap away on every kind of page', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/landing', '/welcome', '/pricing', '/auth', '/onboarding', '/payment?plan=basic']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Emergency help' })).toBeVisible();
  }
  await ownerAt(page, '/');
  for (const path of ['/', '/calendar', '/exercise', '/community', '/profile', '/support', '/locations', '/pricing']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('link', { name: 'Emergency help' }).first()).toBeVisible();
  }
  // Until the app has loaded, the link loads another page, in which the heading does not get the focus.
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await page.getByRole('link', { name: 'Emergency help' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call a vet now' })).toBeFocused();
});
