import { expect, test } from './visit.ts';

test('the selected price and the edge of a dialog are visible with forced colors', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/pricing');
  const label = (text: string) => page.locator('.hw-segments label').filter({ hasText: text });
  await expect(label('Monthly')).toHaveCSS('outline-style', 'solid');
  await expect(label('Annual')).toHaveCSS('outline-style', 'none');
  await page.goto('/welcome');
  await page.getByText('Start Tutorial').click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page.locator('.hw-dialog-panel').filter({ visible: true }).first()).toHaveCSS('border-top-width', '2px');
});
