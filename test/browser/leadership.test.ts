import type { Page } from '@playwright/test';
import { moderation } from '#shared/contract/moderation.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, signedUp, test } from '#test/browser/visit.ts';
import { leadershipAnswers } from '#test/support/moderation.ts';
import { newModerator } from './moderation-steps.ts';

const labels = {
  motivation: 'Why do you want to lead?',
  helpingExperience: 'How have you helped others?',
  communicationStyle: 'How do you talk with other owners?',
  conflictResolution: 'How would you settle a conflict?',
  communityGoals: 'What should this community become?',
} as const;

async function openForm(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Become a Leading Member' });
  await expect(dialog.getByLabel('Experience level')).toBeVisible();
  return dialog;
}

async function fillAnswers(dialog: ReturnType<Page['getByRole']>): Promise<void> {
  await dialog.getByLabel('Experience level').selectOption(leadershipAnswers.experienceLevel);
  await dialog.getByLabel('Years with dogs').fill('11');
  await dialog.getByLabel('Hours a week you can give').selectOption(leadershipAnswers.availableTime);
  for (const [name, label] of Object.entries(labels)) {
    await dialog.getByLabel(label).fill(leadershipAnswers[name as keyof typeof labels]);
  }
  // The link in the label would open the terms.
  await dialog.getByText('I agree to the').click({ position: { x: 10, y: 10 } });
  await expect(dialog.getByRole('checkbox')).toBeChecked();
}

test('an applicant sees what is missing, keeps a draft, submits once, and reads the decision', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  const moderator = await newModerator();
  await signedUp(page);
  await page.goto('/profile?tab=leader');
  let dialog = await openForm(page, 'Apply');
  await dialog.getByLabel(labels.communicationStyle).fill('I ask first.');
  await expect(dialog.getByText('12 characters, at least 50')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  for (const message of [
    'Please choose your experience level',
    'Please enter a number of years from 1 to 50',
    'Please select at least one specialty',
    'Please choose how much time you have',
    'Please describe your communication style',
    'You must agree to the terms',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByText('Please provide at least 100 characters')).toHaveCount(3);
  await expect(dialog.getByText('Please provide at least 50 characters')).toHaveCount(1);
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await page.goBack();
  await expect(dialog).toBeHidden();
  dialog = await openForm(page, 'Apply');
  await expect(dialog.getByText('We kept what you typed')).toBeVisible();
  await expect(dialog.getByLabel(labels.communicationStyle)).toHaveValue('I ask first.');
  await fillAnswers(dialog);
  await dialog.getByRole('button', { name: 'Grooming' }).click();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(confirmation).toContainText('within 5 to 7 business days');

  await confirmation.getByRole('button', { name: 'Submit Another Application' }).click();
  await fillAnswers(dialog);
  await dialog.getByRole('button', { name: 'Nutrition' }).click();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByText('Your last application is still being reviewed.', { exact: false }).last()).toBeVisible();
  allowConsoleLike(complaints, /409/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Grooming' })).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  const { id } = (await (await page.request.get('/api/leadership-application')).json()) as { id: string };
  const body = { decision: 'approve', notes: 'Clear, patient answers.' } as const;
  await moderator.ask(moderation.decide, { params: { queue: 'leadership-applications', id }, body });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are a Leading Member' })).toBeVisible();
  await expect(page.getByText('Clear, patient answers.')).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open moderation' }).click();
  await expect(page.getByRole('tab')).toHaveText([/^Reports/]);
});

test('an owner whose plan has no leadership program learns which plan has it', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await signedUp(page);
  await page.route('**/api/subscription-status', (route) =>
    route.fulfill({ json: { tier: 'basic', trialExpired: false, canAccess: true } }),
  );
  await page.goto('/profile?tab=leader');
  await expect(
    page.getByRole('heading', { name: 'The leadership program is part of the Advanced plan.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});
