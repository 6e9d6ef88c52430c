import type { Page } from '@playwright/test';
import { newEmail, readable } from '#test/browser/account-steps.ts';
import { answerWizard, fill, signUp } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';

const titles = [
  'Tell us about your dog',
  'Now tell us about yourself',
  'Where are you located?',
  'What are your main goals?',
  'Almost done!',
];

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[step - 1] ?? '');
  await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();
}

test("the browser's Back and Forward buttons move between the steps of the wizard", { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
  await answerWizard(page, { Email: newEmail() });
  await page.goBack();
  await expectStep(page, 4);
  await page.goBack();
  await expectStep(page, 3);
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expectStep(page, 3);
  await page.goForward();
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('the wizard shows no step before the previous ones are complete, not even with the Forward button', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() });
  for (const step of [4, 3, 2, 1]) {
    await page.goBack();
    await expectStep(page, step);
  }
  await page.getByLabel("Dog's name").fill('');
  await page.goForward();
  await expectStep(page, 1);
  await fill(page, { "Dog's name": 'Max' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expectStep(page, 2);
  await page.goBack();
  await expectStep(page, 1);
});

/** Presses Next and expects that the wizard stays on the step and focuses a field that shows this message. */
async function expectRefused(page: Page, step: number, field: string, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(message);
  await expectStep(page, step);
}

test('the wizard validates each step on Next and focuses the first invalid field', { tag: '@phone' }, async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/onboarding');
  await fill(page, { "Dog's name": 'Rex', 'Age in years': 'abc', 'Weight in lbs': '999' });
  await expect(next).toBeDisabled();
  await page.getByLabel('Breed', { exact: true }).fill('Beagle');
  await page.getByRole('option', { name: 'Beagle' }).click();
  await expectRefused(page, 1, 'Age in years', 'Age must be greater than 0');
  await expect(page.getByText('Weight must be realistic')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, { 'Age in years': '3.5' });
  await expect(page.getByText('Age must be greater than 0')).toBeHidden();
  await expectRefused(page, 1, 'Weight in lbs', 'Weight must be realistic');
  await fill(page, { 'Weight in lbs': '24.5' });
  await next.click();

  await expectStep(page, 2);
  await expect(page.getByText('So our advice fits you and Rex.')).toBeVisible();
  await fill(page, { 'Your first name': 'Ada', Email: 'nobody' });
  await page.getByLabel('Experience level').selectOption('first-time');
  await expectRefused(page, 2, 'Email', 'Please enter a valid email address');
  await fill(page, { Email: newEmail() });
  await next.click();

  await expectStep(page, 3);
  await fill(page, { 'Street address': '1 Elm St', City: 'Austin', State: 'TX', 'ZIP code': '123' });
  await expectRefused(page, 3, 'ZIP code', 'Valid ZIP code is required');
  await page.goForward();
  await expectStep(page, 3);
  await fill(page, { 'ZIP code': '78701' });
  await next.click();
  await expectStep(page, 4);
});

test('a stored draft with an invalid answer opens the wizard at the step of that answer', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() });
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const [name, stored] of Object.entries({ ...storage })) {
        if (name.includes('onboarding')) storage.setItem(name, String(stored).replace('78701', '123'));
      }
    }
  });
  await page.reload();
  await expectStep(page, 3);
});

test('the wizard draws the dog with its name while the first step is filled in, without a layout shift', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/onboarding');
  const preview = page.locator('.hw-wizard-dog');
  const card = page.locator('.hw-wizard-card');
  const top = async () => (await card.boundingBox())?.y;
  const before = await top();
  await expect(preview.locator('.hw-coat-cream')).toBeVisible();
  await fill(page, { "Dog's name": 'Biscuit' });
  await expect(preview.getByText('Biscuit')).toBeVisible();
  await page.getByLabel('Breed', { exact: true }).fill('Golden');
  await page.getByRole('option', { name: 'Golden Retriever' }).click();
  await expect(preview.locator('.hw-coat-golden')).toBeVisible();
  await fill(page, { "Dog's name": `Sir ${'Wuffalot'.repeat(11)}` });
  expect(await top()).toBe(before);
  expect(await isTooWide(page)).toBe(false);
});

test('the wizard shows one year as a singular and each goal title once', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() }, { age: '1', weight: '24' });
  await expect(page.getByText('1 year', { exact: true })).toBeVisible();
  await expect(page.getByText('Goals', { exact: true })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('tampered storage creates no dog and fills in no field', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/auth?signup=true');
  await page.evaluate(() => {
    const answers = {
      dogName: 'Rex',
      dogBreed: 'Beagle',
      dogAge: 0,
      ownerName: 'x'.repeat(50_000),
      experienceLevel: 'Buy pills at evil.example',
      primaryGoals: ['made', 'up'],
    };
    localStorage.setItem('houndwell.onboarding_data', JSON.stringify(answers));
  });
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await signUp(page, newEmail());
  await page.waitForURL((address) => address.pathname !== '/auth');
  expect(await (await page.request.get('/api/dogs')).json()).toEqual([]);
  expect(await readable(page)).not.toContain('evil.example');
});
