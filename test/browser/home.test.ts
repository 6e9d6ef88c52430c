import type { Page } from '@playwright/test';
import { ownerAt } from './account-given.ts';
import { barriers, expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

async function ownerWith(page: Page, ...dogs: object[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const data of dogs) expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
}

/** The quick actions stand in the field on a desktop and below the dog's card on a phone. */
function quickAction(page: Page, role: 'link' | 'button', name: string) {
  return page.getByRole(role, { name, exact: true }).filter({ visible: true });
}

test('home asks at most three calls before greeting, dog card and quick actions stand', async ({ page }) => {
  await ownerWith(page, rex);
  // The page before must not be asking any more.
  await page.goto('about:blank');
  const calls: string[] = [];
  let needed: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  // The dogs come last; from their answer on nothing is missing.
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/dogs') needed = [...calls];
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rex Beagle, 3.5 years' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ada$/ })).toBeVisible();
  await expect(quickAction(page, 'link', 'Log Walk')).toHaveAttribute('href', '/exercise');
  expect(needed.sort()).toEqual(['/api/auth/user', '/api/dogs', '/api/subscription-status']);
  expect(await barriers(page)).toEqual([]);
});

test('home stands without the sections that fail or wait', async ({ page }) => {
  await ownerWith(page, rex);
  await page.route('**/api/notifications*', () => new Promise(() => undefined));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rex Beagle, 3.5 years' })).toBeVisible();
  await expect(page.getByText('No appointments today')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share Update' })).toHaveAttribute('href', '/community');
});

test('the dog that was chosen is remembered, also after a reload', async ({ page, viewport }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive', breed: 'French Bulldog' });
  await page.goto('/');
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Switch dog, 2 dogs' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch dog, 2 dogs' })).toBeFocused();
  } else {
    await page.getByRole('button', { name: 'Switch to Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch to Rex' })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('of twelve dogs each can be chosen by keyboard', async ({ page }) => {
  const twelve = Array.from({ length: 12 }, (_, number) => ({ ...rex, name: `Dog ${number + 1}` }));
  await ownerWith(page, ...twelve);
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch dog, 12 dogs' }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Dog 12/ })).toBeVisible();
});

test('a new owner sees that there are no dogs yet, and the way to add one', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add your dog' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('Book Vet leads to the calendar for that dog, and 24/7 Care opens the assistant', async ({ page }) => {
  await ownerWith(page, rex);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  await quickAction(page, 'button', '24/7 Care').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await quickAction(page, 'link', 'Book Vet').click();
  await expect(page).toHaveURL(/\/calendar\?book=true&dog=\w+$/);
});

test('where the dogs cannot be loaded, home says so and the care assistant is still there', async ({
  page,
  complaints,
}) => {
  await ownerWith(page, rex);
  await page.route('**/api/dogs*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Your dogs could not be loaded.' })).toBeVisible();
  await expect(quickAction(page, 'button', '24/7 Care')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.unroute('**/api/dogs*');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('net::ERR_FAILED')));
});
