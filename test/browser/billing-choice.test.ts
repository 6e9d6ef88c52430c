import { ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';

test('the plan that was chosen during the trial is marked, and the choice can be canceled', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerAt(page, '/');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/subscription', { headers, data: { plan: 'basic', interval: 'annual' } });
  await page.goto('/pricing');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Basic').getByText('Your choice, billed yearly')).toBeVisible();
  await expect(column('Basic').getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await page.goto('/pricing?interval=annual');
  await expect(column('Basic').getByText('Your choice', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your choice/)).toHaveCount(1);
  await expect(column('Free').getByRole('button', { name: 'Available After Trial' })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await column('Basic').getByRole('link', { name: 'Manage your plan' }).click();
  await expect(page.getByText('Basic starts when your trial ends', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Annual Plan' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: "Don't start Basic" }).click();
  await expect(page.getByText("Basic won't start after your trial.")).toBeVisible();
  await expect(page.getByText("Free starts when your trial ends. You won't be charged.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/pricing');
  await expect(column('Free').getByText('Your choice', { exact: true })).toBeVisible();
  await expect(column('Basic').getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await expect(page.getByText(/^Your choice/)).toHaveCount(1);
});
