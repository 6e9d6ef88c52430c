import type { Page } from '@playwright/test';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';
import { newEmail, password } from '#test/support/factories.ts';

async function looksRight(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

test('an owner signs up, adds a dog, sees it on the home screen and the Dogs tab, and in another browser', {
  tag: '@phone',
}, async ({ page, anotherBrowser }) => {
  const email = newEmail(`story.${Date.now()}`);
  const dog = { name: 'Rex', breed: 'Beagle' };

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/auth\?signup=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await looksRight(page);
  await page.getByLabel('Name').fill('Maya Lopez');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await page.getByRole('link', { name: 'Not now' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome, Maya!' });
  await expect(welcome).toBeVisible();
  await looksRight(page);
  await welcome.getByRole('button', { name: "Let's Get Started" }).click();

  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Add Dog' });
  await form.getByLabel('Name').fill(dog.name);
  await form.getByRole('combobox', { name: 'Breed' }).fill(dog.breed);
  await page.getByRole('option', { name: dog.breed, exact: true }).click();
  await form.getByRole('textbox', { name: /^Age/ }).fill('3.5');
  await form.getByRole('textbox', { name: /^Weight/ }).fill('24.5');
  await looksRight(page);
  await form.getByRole('button', { name: 'Add Dog' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: dog.name })).toBeVisible();
  await looksRight(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await expect(page.getByRole('main')).toContainText(dog.name);
  await expect(page.getByRole('main')).toContainText(dog.breed);
  await looksRight(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(dog.name);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth/);

  const other = await anotherBrowser();
  await other.goto('/api/login');
  await expect(other).toHaveURL(/\/auth\?signin=true$/);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByText('Remember me for 30 days').click();
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('main')).toContainText(dog.name);
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: dog.name })).toBeVisible();
});
