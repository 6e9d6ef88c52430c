import { ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';

test('a plan that was chosen during the trial is marked on the price list and can be taken back', async ({ page }) => {
  await ownerAt(page, '/');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/subscription', { headers, data: { plan: 'basic', interval: 'annual' } });
  await page.goto('/pricing');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Basic').getByText('Your choice, by the year')).toBeVisible();
  await expect(column('Basic').getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await page.goto('/pricing?interval=annual');
  await expect(column('Basic').getByText('Your choice', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your choice/)).toHaveCount(1);
  await expect(column('Free').getByRole('button', { name: 'Available After Trial' })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await column('Basic').getByRole('link', { name: 'Manage your choice' }).click();
  await expect(page.getByText('Basic, paid by the year, is chosen for afterwards.', { exact: false })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Do not start Basic after the trial' }).click();
  await expect(page.getByText('Basic does not start after the trial.')).toBeVisible();
  const sentence = page.getByText('Free is chosen for afterwards. Nothing is charged.');
  await expect(sentence).toBeFocused();
  await expect(page.getByRole('button', { name: /after the trial$/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/pricing');
  await expect(column('Free').getByText('Your choice', { exact: true })).toBeVisible();
  await expect(column('Basic').getByRole('link', { name: 'Choose Basic' })).toBeVisible();
  await expect(page.getByText(/^Your choice/)).toHaveCount(1);
});
