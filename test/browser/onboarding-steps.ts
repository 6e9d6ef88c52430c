import type { Page } from '@playwright/test';
import { newEmail, ownerAt, password } from '#test/browser/account-steps.ts';
import { expect } from '#test/browser/visit.ts';

/** The last two digits of the year after next, so that the card has not expired. */
const year = String(new Date().getUTCFullYear() + 2).slice(-2);

/** The fields of the payment form, with a published test card. */
export const payment = {
  'First name': 'Ada',
  'Last name': 'Lopez',
  Email: 'ada@example.com',
  'Card number': '4242 4242 4242 4242',
  Expiry: `12/${year}`,
  CVV: '9173',
  'Street address': '1 Elm St',
  City: 'Austin',
  State: 'TX',
  'ZIP code': '78701',
};

/**
 * Matches the card's number, its last four digits and its CVV. Many IDs contain the same four digits, so four digits
 * match only if they stand alone.
 */
export const cardDigits = /4242 ?4242|(?<![\w.-])(4242|9173)(?![\w.-])/;

/** Fills in fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Fills in and submits the open sign-up form. */
export async function signUp(page: Page, email?: string): Promise<void> {
  await fill(page, {
    ...(email ? { Name: 'Ada Lopez', Email: email } : {}),
    Password: password,
    'Confirm password': password,
  });
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Registers an owner who has not seen the welcome dialog, and opens a URL. */
export async function newcomerAt(page: Page, address: string): Promise<void> {
  await page.goto('/favicon.svg');
  const data = { name: 'Ada Lopez', email: newEmail(), password, timeZone: 'America/Chicago' };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/auth/register', { data, headers })).status()).toBe(201);
  await page.goto(address);
}

/** Fills in the wizard's four question steps and stops at the review. */
export async function answerWizard(
  page: Page,
  more: Record<string, string> = {},
  { age, weight } = { age: '3.5', weight: '24.5' },
): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await fill(page, { "Dog's name": 'Rex', 'Age in years': age, 'Weight in lbs': weight });
  await page.getByLabel('Breed', { exact: true }).fill('Beag');
  await page.getByRole('option', { name: 'Beagle' }).click();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now tell us about yourself');
  await fill(page, { 'Your first name': 'Ada', ...more });
  await page.getByLabel('Experience level').selectOption('first-time');
  await next.click();
  await fill(page, { 'Street address': '1 Elm St', City: 'Austin', State: 'TX', 'ZIP code': '78701' });
  await next.click();
  await page.getByRole('button', { name: 'Health & Wellness' }).click();
  await page.getByRole('button', { name: 'Socialization' }).click();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost done!');
}

/** Returns the tour's card. */
export function findTour(page: Page) {
  return page.getByRole('dialog').filter({ hasText: 'of 7' });
}

/** Signs up an owner, opens home with the offer of the tour, and starts the tour. */
export async function ownerOnTour(page: Page): Promise<void> {
  await ownerAt(page, '/?tutorial=true');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the tour' }).click();
  await expect(findTour(page)).toBeVisible();
}

const communityStep = 6;

/** Goes through all steps of the tour, calls `at` with the number of each, and closes the celebration at the end. */
export async function takeTour(page: Page, at: (step: number) => Promise<void> = async () => {}): Promise<void> {
  const tour = findTour(page);
  for (let step = 1; step <= 7; step += 1) {
    await expect(tour.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    const onward = tour.getByRole('button', { name: step < 7 ? 'Next' : 'Complete Tutorial' });
    const mark = tour.getByRole('button', { name: 'Mark as Done' });
    const isDone = tour.getByRole('button', { name: 'Done', exact: true });
    // Opening the community completes its step, so that step needs no click.
    await expect(step === communityStep ? isDone : mark.or(isDone)).toBeVisible();
    const needsMark = await mark.isVisible();
    if (needsMark) await expect(onward).toBeDisabled();
    await at(step);
    if (needsMark) await mark.click();
    await onward.click();
  }
  await expect(tour).toBeHidden();
  const end = page.getByRole('dialog', { name: 'You know your way around!' });
  await end.getByRole('button', { name: 'Done' }).click();
  await expect(end).toBeHidden();
}
