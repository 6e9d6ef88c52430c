import { moderation } from '#shared/contract/moderation.ts';
import { axeViolationsInBothThemes, expect, isTooWide, signedUp, test } from '#test/browser/visit.ts';
import { newModerator } from './moderation-steps.ts';

const queue = 'support-messages';

test('an owner sees what is missing, writes to support, reads the answer and writes again', {
  tag: '@phone',
}, async ({ page }) => {
  const moderator = await newModerator();
  await signedUp(page);
  await page.goto('/support');
  await page.getByRole('button', { name: 'Send Message' }).click();
  for (const message of [
    'Subject must be at least 5 characters',
    'Please select a category',
    'Please select priority level',
    'Message must be at least 10 characters',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  const subject = `Old visit time ${Date.now()}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Category').selectOption('technical');
  await page.getByLabel('Priority').selectOption('medium');
  await page.getByRole('textbox', { name: 'Message' }).fill('I moved the visit, <b>but</b> my phone still says 9:30.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByRole('link', { name: subject })).toContainText('Open');

  const items = await moderator.ask(moderation.listQueue, { params: { queue }, query: { limit: 100 } });
  const item = items.find((each) => each.queue === queue && each.subject === subject);
  const params = { queue, id: item?.id ?? '' } as const;
  await moderator.ask(moderation.decide, { params, body: { decision: 'answer', reason: 'Subscribe again.' } });

  await page.reload();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('<b>but</b>')).toBeVisible();
  await expect(page.getByText('Subscribe again.')).toBeVisible();
  await page.getByRole('button', { name: 'Write again about this' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Done, and it is still 9:30.');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Done, and it is still 9:30.' })).toBeVisible();
});

test('the tabs answer frequent questions and show how to reach support', { tag: '@exhaustive' }, async ({ page }) => {
  await signedUp(page);
  await page.goto('/support');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await page.getByText('Can I cancel anytime?').click();
  await expect(page.getByText(/You keep access until the end of the period/)).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Contact Info' }).click();
  await expect(page.getByRole('link', { name: 'billing@example.com' })).toHaveAttribute(
    'href',
    'mailto:billing@example.com',
  );
  await expect(page.getByText('Mon-Fri 9AM-5PM CST')).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});
