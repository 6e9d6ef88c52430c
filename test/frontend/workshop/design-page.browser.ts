import { expect } from '@playwright/test';
import { axeViolations } from '#test/browser/visit.ts';
import { exhaustive } from '#test/support/sample.ts';
import { test } from './design-site.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  desktop: { width: 1440, height: 900 },
};

const looks = Object.entries(sizes).flatMap(([size, viewport]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${size}, ${colorScheme}`, viewport, colorScheme })),
);
/** The looks that a usual run tests: each theme once and each kind of device once. */
const usualLooks = ['phone, light', 'desktop, dark'];

for (const { name, ...look } of looks.filter((each) => exhaustive || usualLooks.includes(each.name))) {
  test.describe(`with the look "${name}",`, () => {
    test.use({ ...look, reducedMotion: 'reduce' });

    test('the page, a dialog, a menu, an open list and a toast have no axe violations', async ({ page }) => {
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Open a dialog' }).click();
      await page.getByRole('dialog').getByRole('combobox').fill('be');
      await expect(page.getByRole('option', { name: 'Beagle' })).toBeVisible();
      await page.getByRole('button', { name: 'Add Dog' }).last().click();
      await expect(page.getByRole('alert').filter({ hasText: 'Failed to add dog' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`the page does not scroll sideways at the size "${name}"`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
  });
}

test('fields submit what was typed, and a reset restores their original values', async ({ page }) => {
  await page.getByLabel('Title').fill('Weigh-in');
  const box = page.getByRole('checkbox', { name: 'Keep me signed in' });
  await page.getByText('Keep me signed in').click();
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('"title":"Weigh-in"')).toContainText('"remember":false');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Rabies booster');
  await expect(box).toBeChecked();
});

test('the switch in a password field shows the password', async ({ page }) => {
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('correct horse');
  await page.getByRole('switch', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
});

test('a chosen theme applies before the first paint and sets the theme color of the browser', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('houndwell.theme', 'dark'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#0f1713');
  await page.getByRole('button', { name: 'light', exact: true }).click();
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', '#f6f1e4');
});
