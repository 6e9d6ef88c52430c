import type { Page } from '@playwright/test';
import { localDate } from '#shared/calendar.ts';
import { rex } from '#test/support/factories.ts';
import { ownerAt } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { expect, test } from './visit.ts';

/** Signs up an owner with these dogs and opens the Dogs tab. */
async function ownerWith(page: Page, ...dogs: object[]): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  for (const dog of dogs) expect((await ask(page, 'POST', '/api/dogs', dog)).status()).toBe(201);
  await page.goto('/profile');
}

test('Undo brings back a deleted dog with the visits, and nothing was deleted', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  const [before] = await (await ask(page, 'GET', '/api/dogs')).json();
  const day = localDate(new Date(), 'America/Chicago');
  const visit = { dogId: before.id, title: 'Checkup', appointmentDate: `${day}T23:45` };
  expect((await ask(page, 'POST', '/api/appointments', visit)).status()).toBe(201);
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  // The message stays as long as the pointer is on it.
  await page.locator('.hw-toast').hover();
  await expect(page.getByText('Dog profile deleted successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/calendar');
  await expect(page.locator('.hw-day-card').getByText('Checkup')).toBeVisible();
  const [after] = await (await ask(page, 'GET', '/api/dogs')).json();
  expect(after).toEqual(before);
});

test('a deleted dog is deleted when the message is gone, or when the page is closed before', async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  const names = async () =>
    ((await (await ask(page, 'GET', '/api/dogs')).json()) as { name: string }[]).map(({ name }) => name);
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  expect(await names()).toEqual(['Rex', 'Olive']);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(names).toEqual(['Olive']);
  await page.getByRole('button', { name: 'Delete Olive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Olive' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('/favicon.svg');
  await expect.poll(names).toEqual([]);
});

test('a deleted dog is deleted before the owner signs out', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, rex);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
