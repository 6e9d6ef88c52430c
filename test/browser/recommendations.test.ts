import type { Page } from '@playwright/test';
import { account } from '#shared/contract/account.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import {
  allowConsoleLike,
  axeViolationsInBothThemes,
  expect,
  isTooWide,
  signedUp,
  test,
  withDog,
} from '#test/browser/visit.ts';
import { foodForm, vetForm } from '#test/support/moderation.ts';
import { newModerator, newOwner, signInAsModerator } from './moderation-steps.ts';

async function openPanel(page: Page, name: 'Partner vets' | 'Dog food') {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Far from each other, so that a test at another width, or its retry, finds no vets of the one before. */
const zipCodes = ['99723', '99762', '99801', '96799'];

/** Signs an owner up who lives where no other test adds vets. Returns the ZIP code. */
async function signedUpFarAway(page: Page): Promise<string> {
  await signedUp(page);
  await withDog(page);
  const { project, retry } = test.info();
  const zipCode = zipCodes[(project.name === 'phone' ? 0 : 1) + 2 * retry] ?? '';
  const { origin } = new URL(process.env.HOUNDWELL_URL ?? '');
  await page.request.put(account.updateUser.path, { data: { zipCode }, headers: { origin } });
  await page.goto('/');
  return zipCode;
}

async function expectMessages(page: Page, messages: readonly string[]): Promise<void> {
  for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
}

test('an owner recommends a vet, and finds it in the directory once it is approved', {
  tag: '@phone',
}, async ({ page }) => {
  const moderator = await newModerator();
  const zipCode = await signedUpFarAway(page);
  await openPanel(page, 'Partner vets');
  const directory = page.getByRole('dialog', { name: 'Partner Vets' });
  await expect(directory.getByRole('heading', { name: 'Partner vets are coming soon' })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await directory.getByRole('button', { name: 'Recommend a Veterinarian' }).click();
  const form = page.getByRole('dialog', { name: 'Recommend a Veterinarian' });
  await form.getByLabel('Email (optional)').fill('hannah@');
  await form.getByLabel('Your name').fill('M');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expectMessages(page, [
    'Veterinarian name is required',
    'Clinic name is required',
    'Location is required',
    'Valid email is required',
    'Please explain why you recommend this veterinarian',
    'Your name is required',
  ]);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  const clinic = `Snow <b>Owl</b> Vets ${Date.now()}`;
  await form.getByLabel('Veterinarian').fill('Dr. Ana Ruiz');
  await form.getByLabel('Clinic').fill(clinic);
  await form.getByLabel('Location').fill(`Far away, ${zipCode}`);
  await form.getByLabel('Phone (optional)').fill('907 555 0100');
  await form.getByLabel('Email (optional)').fill('');
  await form.getByLabel('Specialties').fill('Dental, house calls');
  await form.getByLabel('Why do you recommend them?').fill(vetForm.reason);
  await form.getByLabel('Your name').fill('Maya Lopez');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Recommendation Submitted!')).toBeVisible();
  await expect(form).toBeHidden();

  const queue = 'recommendations';
  const items = await moderator.ask(moderation.listQueue, { params: { queue }, query: { limit: 100 } });
  const item = items.find((each) => each.queue === queue && each.vet?.clinicName === clinic);
  await moderator.ask(moderation.decide, { params: { queue, id: item?.id ?? '' }, body: { decision: 'approve' } });
  await page.goto('/');
  await openPanel(page, 'Partner vets');
  const row = directory.getByRole('listitem').filter({ hasText: clinic });
  await expect(row).toContainText('Recommended by 1 owner');
  await expect(row.getByRole('link', { name: `Call ${clinic}` })).toHaveAttribute('href', 'tel:9075550100');
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await directory.getByRole('button', { name: 'Orthopedic' }).click();
  await expect(directory.getByText('Nothing matches')).toBeVisible();
  await directory.getByRole('button', { name: 'House calls' }).click();
  await directory.getByLabel('Search partner vets').fill('ruiz dent');
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: `Book a visit at ${clinic}` }).click();
  await expect(page).toHaveURL(/\/calendar/);
  await expect(page.getByLabel('Vet (optional)')).toHaveValue(clinic);
});

test('a moderator corrects and approves a recommended food, and owners find it by search and category', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const brand = `Prairie${Date.now()}`;
  const { browser } = await newOwner();
  await browser.ask(recommendations.recommendFood, { body: { ...foodForm, brandName: brand, website: null } });
  await signInAsModerator(page, (await signedUp(page)).email);
  await page.goto('/moderation?queue=recommendations');
  await page.getByRole('button', { name: brand }).click();
  await expect(page.getByRole('heading', { name: `${brand} Salmon and Barley` })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByLabel('Website').fill('http://example.com');
  await page.getByRole('button', { name: 'Approve food' }).click();
  await expect(page.getByText('Valid website URL required')).toBeVisible();
  await page.getByLabel('Website').fill('https://www.example.com/salmon');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve food' }).click();
  await expect(page.getByText(`Approved: ${brand} Salmon and Barley`)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(async () => JSON.stringify((await browser.get('/api/recommendations/foods')).body))
    .toContain(brand);

  await page.goto('/?panel=food');
  const list = page.getByRole('dialog', { name: 'Premium Dog Food' });
  const row = list.getByRole('listitem').filter({ hasText: brand });
  await expect(row.getByRole('link', { name: /^Visit example.com/ })).toHaveAttribute('rel', 'sponsored noreferrer');
  await expect(list.getByText(/We earn a commission/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: 'Therapeutic' }).click();
  await expect(row).toBeHidden();
  await list.getByRole('button', { name: 'Grain-Free' }).click();
  await list.getByLabel('Search dog foods').fill(`${brand.toLowerCase()} barl`);
  await expect(row).toBeVisible();
});

test('while no food is approved, the list is coming soon, and its form says what each field needs', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await page.route('**/api/recommendations/foods', (route) => route.fulfill({ json: [] }));
  await signedUp(page);
  await page.goto('/');
  await openPanel(page, 'Dog food');
  const list = page.getByRole('dialog', { name: 'Premium Dog Food' });
  await expect(list.getByRole('heading', { name: 'Premium foods are coming soon' })).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await list.getByRole('button', { name: 'Recommend Dog Food' }).click();
  const form = page.getByRole('dialog', { name: 'Recommend Dog Food' });
  await form.getByLabel('Website (optional)').fill('example.com');
  await form.getByLabel('Your email').fill('maya');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expectMessages(page, [
    'Brand name is required',
    'Product name is required',
    'Category is required',
    'Valid website URL required',
    'Please explain why you recommend this dog food',
    'Valid email is required',
  ]);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await form.getByLabel('Brand').fill('Prairie Bowl');
  await form.getByLabel('Product').fill('Salmon');
  await form.getByLabel('Category').selectOption('senior');
  await form.getByLabel('Website (optional)').fill('https://example.com');
  await form.getByLabel('Your email').fill('maya@example.com');
  await form.getByLabel('Why do you recommend it?').fill(foodForm.reason);

  await page.route('**/api/recommendations/food', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Error: Failed to submit recommendation. Please try again.')).toBeVisible();
  allowConsoleLike(complaints, /503/);
  await expect(form.getByLabel('Brand')).toHaveValue('Prairie Bowl');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Food Recommendation Submitted!')).toBeVisible();
  await expect(form).toBeHidden();
  await list.getByRole('button', { name: 'Recommend Dog Food' }).click();
  await expect(form.getByLabel('Brand')).toHaveValue('');
});
