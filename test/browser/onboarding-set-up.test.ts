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

test("the browser's Back goes a step back in the set-up and not out of it, and Forward goes on", async ({ page }) => {
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

test('Forward shows no step before the one in front of it is answered', async ({ page }) => {
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

test('what is wrong at the end leads to its step, and the way back from there is the step before', async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: 'nobody' });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expectStep(page, 2);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goBack();
  await expectStep(page, 1);
});

test('two tabs of the set-up write nothing of each other over', async ({ page, context }) => {
  await page.goto('/onboarding');
  await fill(page, { "Dog's name": 'Rex' });
  const other = await context.newPage();
  await other.goto('/onboarding');
  await fill(other, { "Dog's name": 'Rex the Second', 'Age in years': '4' });
  await expect(page.getByLabel("Dog's name")).toHaveValue('Rex the Second');
  await expect(page.getByLabel('Age in years')).toHaveValue('4');
  await fill(page, { 'Weight in lbs': '24' });
  await expect(other.getByLabel('Weight in lbs')).toHaveValue('24');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByLabel("Dog's name")).toHaveValue('Rex the Second');
    await expect(tab.getByLabel('Age in years')).toHaveValue('4');
    await expect(tab.getByLabel('Weight in lbs')).toHaveValue('24');
  }
});

test('the review says one year, and names what it shows once', async ({ page }) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() }, { age: '1', weight: '24' });
  await expect(page.getByText('1 year', { exact: true })).toBeVisible();
  await expect(page.getByText('Goals', { exact: true })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
});

test('what was put into the storage by hand makes no dog and fills no field', async ({ page }) => {
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
