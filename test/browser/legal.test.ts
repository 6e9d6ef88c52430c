import { expect, test } from './visit.ts';

test('privacy, terms and contact are linked where visitors agree to them, and in every footer', async ({ page }) => {
  await page.goto('/auth?signup=true');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
  await page.goto('/payment?plan=basic');
  await expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy');
  for (const [name, path] of Object.entries({ Privacy: '/privacy', Terms: '/terms', Contact: '/contact' })) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('This page is a template')).toBeVisible();
  }
});
