import type { Page } from '@playwright/test';
import { sample } from '#test/support/sample.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { newcomerAt } from './onboarding-steps.ts';
import { axeViolations, expect, isPhone, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

async function ownerWith(page: Page, ...dogs: object[]): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  for (const data of dogs) expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
}

/** Returns the visible quick action of this name: in the top section on a desktop, below the dog's card on a phone. */
function quickAction(page: Page, role: 'link' | 'button', name: string) {
  return page.getByRole(role, { name, exact: true }).filter({ visible: true });
}

test('home needs at most three calls for greeting, dog card and quick actions', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerWith(page, rex);
  // Stops the requests of the previous page.
  await page.goto('about:blank');
  const calls: string[] = [];
  let needed: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  // The dogs are the last request that the screen needs. Those for the tip and the posts may already have started.
  const later = ['/api/daily-tips', '/api/forum/posts'];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/dogs') needed = calls.filter((each) => !later.includes(each));
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rex Beagle, 3.5 years' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ada$/ })).toBeVisible();
  await expect(quickAction(page, 'link', 'Log Walk')).toHaveAttribute('href', /^\/exercise\?tab=log&log=true&dog=/);
  expect(needed.sort()).toEqual(['/api/auth/user', '/api/dogs', '/api/subscription-status']);
  expect(await axeViolations(page)).toEqual([]);
});

test('home renders while another section is still loading', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, rex);
  await page.route('**/api/notifications*', () => new Promise(() => undefined));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rex Beagle, 3.5 years' })).toBeVisible();
  await expect(page.getByText('No appointments today')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Share Update' })).toHaveAttribute('href', '/community?new=true');
});

test('the selected dog survives a reload', async ({ page, viewport }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive', breed: 'French Bulldog' });
  await page.goto('/');
  if ((viewport?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Switch dog, now showing Rex' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch dog, now showing Olive' })).toBeFocused();
  } else {
    await page.getByRole('button', { name: 'Switch to Olive' }).click();
    await expect(page.getByRole('button', { name: 'Switch to Rex' })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Now showing Olive.' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a new owner sees the empty state at once, and adds a dog from there', { tag: '@phone' }, async ({ page }) => {
  await newcomerAt(page, '/favicon.svg');
  await watchShifts(page);
  const release = await heldBack(page, '**/api/dogs*');
  await page.goto('/');
  await expect(page.getByText('Loading your dogs...')).toBeAttached();
  // The layout is the one for no dogs, even before the dogs have loaded.
  await expect(page.getByText('No appointments today')).toBeVisible();
  await expect(page.locator('.hw-greet--quiet')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Continue your setup' })).toHaveCount(0);
  await expect(quickAction(page, 'link', 'Log Walk')).toBeVisible();
  await expect(quickAction(page, 'link', 'Book Vet')).toHaveAttribute('href', '/calendar?book=true');
  await page.getByRole('link', { name: 'Add your dog' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Dog' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test('an owner who began the setup can continue it', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page);
  await page.goto('/onboarding');
  await page.getByLabel("Dog's name").fill('Rex');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue your setup' }).click();
  await expect(page.getByLabel("Dog's name")).toHaveValue('Rex');
});

for (const [title, dog, age, minutes, sentence] of sample(
  [
    ['a puppy', { age: 0.2 }, '10 weeks', 20, 'Rex is 10 weeks old: two short outings of about 10 minutes are plenty.'],
    [
      'a grown dog',
      {},
      '3.5 years',
      75,
      'At 3.5 years, Rex does well with about 75 minutes a day: two walks and some play.',
    ],
    [
      'an old dog',
      { age: 12 },
      '12 years',
      60,
      'At 12 years, Rex does best with about 60 minutes a day in short, easy walks.',
    ],
  ] as const,
  1,
))
  test(`home shows an exercise goal that fits ${title}`, { tag: ['@phone', '@exhaustive'] }, async ({
    page,
    viewport,
  }) => {
    await ownerWith(page, { ...rex, ...dog });
    await page.goto('/');
    await expect(page.getByRole('link', { name: `Rex Beagle, ${age}` })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    const progress = page.getByRole('img', { name: `0 of ${minutes} minutes` }).filter({ visible: true });
    await expect(progress).toHaveCount(1);
    const isWide = (viewport?.width ?? 0) >= 1024;
    await expect(page.getByRole('list', { name: /^Minutes of exercise/ })).toBeVisible({ visible: isWide });
    expect(await axeViolations(page)).toEqual([]);
  });

test('the tip of the day stays the same after a reload', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, rex);
  await page.goto('/');
  const tip = page.locator('.hw-tip p');
  // Until the dogs have loaded, the tip is about "your dog".
  await expect(tip).toContainText('Rex');
  const today = await tip.textContent();
  await page.reload();
  await expect(tip).toHaveText(today ?? '');
});

for (const [title, hours, text] of sample(
  [
    ['three days before', 71, /^Your free trial ends on \w+, \w+ \d+\. If you do nothing, you won't be charged/],
    ['on the last day', 3, /^Last day of your free trial: it ends (today|tomorrow) at \d+:\d\d.[AP]M\./],
  ] as const,
  1,
))
  test(`home shows the end of the trial ${title}`, { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
    await ownerWith(page, rex);
    const trialEndsAt = new Date(Date.now() + hours * 3600 * 1000).toISOString();
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), trialEndsAt } });
    });
    await page.goto('/');
    const line = page.locator('.hw-home-trial');
    await expect(line).toHaveText(text);
    await expect(page.locator('.hw-greet')).not.toContainText('trial');
    expect(await axeViolations(page)).toEqual([]);
    // The dog's card may overlap the greeting, but not the trial notice below it.
    const dog = await page.locator('.hw-home-card').boundingBox();
    const box = await line.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(dog?.y ?? 0);
    await line.getByRole('link', { name: 'See the plans' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

test('home has no trial line before the last three days', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, rex);
  await page.goto('/');
  await expect(page.locator('.hw-greet')).toContainText('Your free trial runs until');
  await expect(page.locator('.hw-home-trial')).toHaveCount(0);
});

test('Book Vet opens the calendar for the selected dog, and 24/7 Care opens the assistant', async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Switch (dog|to Olive)/ }).click();
  if (isPhone(page)) await page.getByRole('menuitemradio', { name: 'Olive' }).click();
  await expect(page.getByRole('link', { name: /^Olive/ })).toBeVisible();
  await quickAction(page, 'button', '24/7 Care').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await quickAction(page, 'link', 'Book Vet').click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByLabel('Dog').locator('option:checked')).toHaveText('Olive');
});

test('when the dogs fail to load, home shows an error until the connection is back', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerWith(page, rex);
  await page.route('**/api/dogs*', (route) => route.abort());
  await page.goto('/');
  const alert = page.getByRole('alert').filter({ hasText: "Your dogs didn't load." });
  await expect(alert).toContainText('Please check your connection');
  await expect(quickAction(page, 'button', '24/7 Care')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/dogs*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  allowOfflineConsole(complaints);
});

test('greeting, date and birthday update in a tab that stays open', async ({ page }) => {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  // A zone without daylight saving time, seven hours behind UTC.
  await page.request.put('/api/auth/user', { data: { timeZone: 'America/Phoenix' }, headers });
  const year = new Date().getUTCFullYear();
  const data = { name: 'Rex', breed: 'Beagle', age: 3, birthDate: `${year - 3}-01-11` };
  expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.clock.install({ time: new Date(`${year}-01-10T18:30:00Z`) });
  let lists = 0;
  let underWay = 0;
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === '/api/dogs') lists += 1;
    underWay += 1;
    const response = await route.fetch();
    // The page follows the server's clock. Without the date of a response, it keeps to its own, which the test moves.
    const { date: _, ...rest } = response.headers();
    await route.fulfill({ response, headers: rest });
    underWay -= 1;
  });
  const hoursLater = async (hours: number) => {
    // A request would time out.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => underWay).toBe(0);
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
  // The server computes the ages, so the dogs are fetched again.
  await expect.poll(() => lists).toBeGreaterThan(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('main')).toContainText('January 11');
});
