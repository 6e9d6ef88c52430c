import type { Page } from '@playwright/test';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

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
  expect(await axeViolations(page)).toEqual([]);
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
    await page.getByRole('button', { name: 'Switch dog, Rex of 2 dogs' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch dog, Olive of 2 dogs' })).toBeFocused();
  } else {
    await page.getByRole('button', { name: 'Switch to Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch to Rex' })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Olive is shown now.' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('of twelve dogs each can be chosen by keyboard', async ({ page }) => {
  const twelve = Array.from({ length: 12 }, (_, number) => ({ ...rex, name: `Dog ${number + 1}` }));
  await ownerWith(page, ...twelve);
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch dog, Dog 1 of 12 dogs' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Dog 12/ })).toBeVisible();
  await page.getByRole('button', { name: 'Switch dog, Dog 12 of 12 dogs' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Dog 12');
});

test('a new owner sees that there are no dogs yet, and the way to add one', async ({ page }) => {
  await ownerWith(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  for (const step of ['Add Your First Dog', 'Schedule a Vet Visit', 'Track Exercise', 'Join the Community'])
    await expect(page.getByRole('link', { name: step })).toBeVisible();
  await expect(quickAction(page, 'link', 'Log Walk')).toBeVisible();
  await expect(quickAction(page, 'link', 'Book Vet')).toHaveAttribute('href', '/calendar?book=true');
  expect(await axeViolations(page)).toEqual([]);
  await quickAction(page, 'button', '24/7 Care').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask the AI Assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
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
  const alert = page.getByRole('alert').filter({ hasText: 'Your dogs could not be loaded.' });
  await expect(alert).toContainText('Please check your connection');
  await expect(quickAction(page, 'button', '24/7 Care')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/dogs*');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  allowOfflineConsole(complaints);
});

test('greeting, date and birthday go on in a tab that stays open', async ({ page }) => {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  // A zone without summer time, seven hours behind UTC.
  await page.request.put('/api/auth/user', { data: { timeZone: 'America/Phoenix' }, headers });
  const year = new Date().getUTCFullYear();
  const data = { name: 'Rex', breed: 'Beagle', age: 3, birthDate: `${year - 3}-01-11` };
  expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  const time = new Date(`${year}-01-10T18:30:00Z`);
  await page.clock.install({ time });
  // The page takes the server's clock for the right one; here both stand where the test has put them.
  let ahead = time.getTime() - Date.now();
  let lists = 0;
  let underWay = 0;
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === '/api/dogs') lists += 1;
    underWay += 1;
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
    underWay -= 1;
  });
  const hoursLater = async (hours: number) => {
    // An answer from before would set the page's clock back.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => underWay).toBe(0);
    ahead += hours * 3_600_000;
    await page.clock.fastForward(hours * 3_600_000);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Ada' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  await hoursLater(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Good afternoon, Ada' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByText(`Born January 11, ${year - 3}`)).toBeVisible();
  const before = lists;
  await hoursLater(13);
  await expect(page.getByText("It's Rex's birthday today")).toBeVisible();
  // Ages are the server's: they are asked for anew.
  await expect.poll(() => lists).toBeGreaterThan(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main')).toContainText('January 11');
});
