import { ownerAt } from './account-steps.ts';
import { expect, test } from './visit.ts';

test('the exercise screen opens the tab that the address names', async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.goto('/exercise?tab=log');
  await expect(page.getByRole('heading', { name: 'Exercise and Adventures' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Log Activity' })).toHaveAttribute('aria-selected', 'true');
});
