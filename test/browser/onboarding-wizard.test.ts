import type { Page } from '@playwright/test';
import { newEmail, readable } from '#test/browser/account-steps.ts';
import { answerWizard, fill, signUp } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

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

test("makes the browser's Back and Forward buttons move between the steps", async ({ page }) => {
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

test('shows no step before the previous ones are complete, also by Forward', async ({ page }) => {
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

test('leads from the last step to the first invalid field', async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: 'nobody' });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expectStep(page, 2);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goBack();
  await expectStep(page, 1);
});

test('shows one year as a singular and each goal title once', async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() }, { age: '1', weight: '24' });
  await expect(page.getByText('1 year', { exact: true })).toBeVisible();
  await expect(page.getByText('Goals', { exact: true })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('creates no dog and fills no field from tampered storage', async ({ page }) => {
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
