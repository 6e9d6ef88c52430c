import type { Page, Route } from '@playwright/test';
import { addDays, localDate } from '#shared/calendar.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const timeZone = 'America/Chicago';

async function created(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Signs up an owner with these dogs. Returns a function that schedules a visit for one of them. */
async function signInWithDogs(page: Page, ...names: string[]) {
  await ownerAt(page, '/pricing');
  const dogs: string[] = [];
  for (const name of names) dogs.push((await created(page, '/api/dogs', { name, breed: 'Beagle', age: 3.5 })).id);
  return (visit: { appointmentDate: string; title: string; dog?: number; [field: string]: unknown }) => {
    const { dog = 0, ...fields } = visit;
    return created(page, '/api/appointments', { dogId: dogs[dog], ...fields });
  };
}

function overview(page: Page) {
  return page.getByRole('region', { name: "Today's Overview" });
}

/** Returns the visits in the overview, without the days of its week chart. */
function visits(page: Page) {
  return overview(page).locator('.hw-step');
}

test("home lists today's visits by time, with dog, vet and status", { tag: '@phone' }, async ({ page }) => {
  const book = await signInWithDogs(page, 'Biscuit', 'Olive');
  const today = localDate(new Date(), timeZone);
  const at = (time: string, date = today) => `${date}T${time}`;
  await book({ title: 'Rabies booster', vetName: 'Dr. Elena Park', appointmentDate: at('23:59'), duration: 1 });
  await book({ title: 'Weigh-in', dog: 1, appointmentDate: at('00:00'), status: 'completed' });
  await book({ title: 'Skin check', appointmentDate: at('12:30'), status: 'cancelled' });
  await book({ title: 'Yesterday', appointmentDate: at('23:59', addDays(today, -1)) });
  await book({ title: 'Tomorrow', appointmentDate: at('00:00', addDays(today, 1)) });
  await page.goto('/');
  await expect(visits(page)).toHaveText([
    'Olive: Weigh-inCompleted12:00 AM',
    'Biscuit: Skin checkCancelled12:30 PM',
    'Biscuit: Rabies boosterScheduledDr. Elena Park, 11:59 PM',
  ]);
  await expect(overview(page).locator('.hw-step--done')).toHaveText(/Weigh-in/);
  await expect(overview(page).locator('.hw-step--next')).toHaveText(/Rabies booster/);
  await expect(overview(page).getByRole('heading', { name: 'Exercise Goal' })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  const link = overview(page).getByRole('link', { name: 'Biscuit: Rabies booster' });
  await expect(link).toHaveAttribute('href', `/calendar?date=${today}`);
  await link.click();
  await expect(page).toHaveURL(`/calendar?date=${today}`);
});

test("home does not shift when today's visits arrive late", { tag: '@phone' }, async ({ page }) => {
  const book = await signInWithDogs(page, 'Biscuit');
  const today = localDate(new Date(), timeZone);
  for (const title of ['Weigh-in', 'Skin check']) await book({ title, appointmentDate: `${today}T12:00` });
  await watchShifts(page);
  for (const visit of ['first', 'later']) {
    const release = await heldBack(page, '**/api/appointments*');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Biscuit/ })).toBeVisible();
    await expect(page.getByText("Loading today's appointments...")).toBeAttached();
    const before = await overview(page).boundingBox();
    release();
    await expect(overview(page).getByRole('link', { name: 'Weigh-in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Community Highlights' })).toBeVisible();
    if (visit === 'later') expect(await overview(page).boundingBox()).toEqual(before);
    expect(await readShift(page)).toBe(0);
    await page.unroute('**/api/appointments*');
  }
});

test("if today's visits fail to load, the rest of home works and the visits can be loaded again", {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  const book = await signInWithDogs(page, 'Biscuit');
  await book({ title: 'Weigh-in', appointmentDate: `${localDate(new Date(), timeZone)}T12:00` });
  for (const failing of ['**/api/appointments*', '**/assets/today-list*.js']) {
    const fails = (route: Route) => (failing.includes('/api/') ? route.fulfill({ status: 503 }) : route.abort());
    await page.route(failing, fails);
    await page.goto('/');
    const alert = overview(page).getByRole('alert');
    await expect(alert).toContainText("Today's appointments didn't load.");
    await expect(page.getByRole('link', { name: /^Biscuit/ })).toBeVisible();
    await expect(overview(page).getByRole('heading', { name: 'Exercise Goal' })).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.unroute(failing);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(overview(page).getByRole('link', { name: 'Weigh-in' })).toBeVisible();
  }
  allowOfflineConsole(complaints);
  allowConsoleLike(complaints, /503|A screen failed|Failed to fetch dynamically imported module/);
});

test('the visits of a new day replace those of the day before in a tab that stays open', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const book = await signInWithDogs(page, 'Biscuit');
  const headers = { origin: new URL(page.url()).origin };
  // A zone without daylight saving time, seven hours behind UTC.
  await page.request.put('/api/auth/user', { data: { timeZone: 'America/Phoenix' }, headers });
  const today = localDate(new Date(), 'America/Phoenix');
  await book({ title: 'Weigh-in', appointmentDate: `${today}T12:00` });
  await book({ title: 'Skin check', appointmentDate: `${addDays(today, 1)}T12:00` });
  // The page follows the server's clock, so the test sets both.
  const beforeMidnight = Date.parse(`${addDays(today, 1)}T06:30:00Z`);
  let ahead = beforeMidnight - Date.now();
  await page.clock.install({ time: beforeMidnight });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.goto('/');
  await expect(visits(page)).toHaveText([/Weigh-in/]);
  await page.waitForLoadState('networkidle');
  ahead += 3_600_000;
  await page.clock.fastForward(3_600_000);
  await expect(visits(page)).toHaveText([/Skin check/]);
});
