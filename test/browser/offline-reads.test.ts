import type { BrowserContext, Page } from '@playwright/test';
import { addDays, localDate } from '#shared/calendar.ts';
import { rex } from '#test/support/factories.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import {
  bloat,
  findCard,
  findExchanges,
  findGuideAnswer,
  findInput,
  findPanel,
  guideQuestion,
  openAssistant,
  send,
} from './assistant-steps.ts';
import { ask } from './calendar-steps.ts';
import { cached, workerReady } from './offline-steps.ts';
import { allowConsoleLike, axeViolations, expect, test } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

const today = () => localDate(new Date(), 'America/Chicago');

/** A day of next month. */
const nextMonth = () => addDays(`${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`, 14);

/** Allows the messages about calls that fail offline, and about modules that the service worker answers. */
function allowOffline(complaints: string[]): void {
  allowOfflineConsole(complaints);
  allowConsoleLike(
    complaints,
    /cross-world service worker resource mismatch|was preloaded using link preload but not used/,
  );
}

function listStored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('houndwell.saved.')));
}

async function createVisit(page: Page, dogId: string, title: string, at: string): Promise<void> {
  const visit = { dogId, title, appointmentDate: at, vetName: 'Dr. Kim' };
  expect((await ask(page, 'POST', '/api/appointments', visit)).status()).toBe(201);
}

/** Signs up an owner with Rex, a visit today and one next month, and a question, and opens only home. */
async function ownerAtHome(page: Page): Promise<void> {
  await ownerAt(page, '/favicon.svg');
  const reply = await ask(page, 'POST', '/api/dogs', rex);
  const { id } = (await reply.json()) as { id: string };
  await createVisit(page, id, 'Checkup', `${today()}T23:45`);
  await createVisit(page, id, 'Vaccines', `${nextMonth()}T09:00`);
  const question = { message: guideQuestion, category: 'general', dogId: id };
  expect((await ask(page, 'POST', '/api/chat/messages', question)).status()).toBe(200);
  await page.goto('/');
  await workerReady(page);
}

/** Waits until the service worker has all that it keeps for owners, and the device has the owner's data. */
async function readyForOffline(page: Page): Promise<void> {
  const worker = await (await page.request.get('/service-worker.js')).text();
  const kept = [...worker.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const listMissing = async () => {
    const paths = new Set(Object.values(await cached(page)).flat());
    return kept.filter((path) => path !== undefined && !paths.has(path));
  };
  expect(kept.length).toBeGreaterThan(50);
  await expect.poll(listMissing, { timeout: 60_000 }).toEqual([]);
  // The exercise of home is stored by dog.
  const listNames = async () =>
    (await listStored(page)).map((name) => name.replace(/^houndwell\.saved\.|\.7\.\w+$/g, ''));
  await expect.poll(async () => (await listNames()).sort()).toEqual(['dogs', 'exercise', 'messages', 'tips', 'visits']);
}

/** Signs up an owner, as `ownerAtHome` does, who then loses the connection. */
async function ownerOffline(page: Page, context: BrowserContext): Promise<void> {
  await ownerAtHome(page);
  await readyForOffline(page);
  await context.setOffline(true);
}

const saved = /^Saved today at \d+:\d\d [AP]M$/;

test('an owner who has only opened home can read dogs, visits, tip, questions and guide offline', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  await ownerOffline(page, context);
  const main = page.getByRole('main');

  await page.goto('/');
  await expect(main.getByText("You're offline.")).toBeVisible();
  await expect(main.getByText('Rex', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Checkup')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  await expect(main.getByText(saved)).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/profile');
  await expect(main.getByRole('heading', { name: 'Rex' })).toBeVisible();
  await expect(main.getByText(saved)).toHaveCount(1);

  await page.goto('/calendar');
  await expect(main.locator('.hw-day-card').getByText('Checkup')).toBeVisible();
  await expect(main.getByRole('link', { name: /Vaccines/ })).toBeVisible();
  await expect(main.getByText(saved)).toHaveCount(1);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(main.getByRole('gridcell').getByRole('button', { name: /1 visit, Vaccines/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(main.getByText("Your appointments didn't load.")).toBeVisible();

  await openAssistant(page);
  await expect(findExchanges(page).getByText(guideQuestion)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(saved)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/guide');
  await expect(page.getByRole('heading', { name: 'Nutrition' })).toBeVisible();
  allowOffline(complaints);
});

test('what was saved is replaced once the connection is back', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerOffline(page, context);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(saved)).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText(saved)).toHaveCount(0);
  await expect(main.getByText("You're offline.")).toHaveCount(0);
  allowOffline(complaints);
});

test('a change offline is refused, and what was saved stays as it was', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerOffline(page, context);
  await page.goto('/calendar');
  const card = page.locator('.hw-day-card');
  await card.getByRole('button', { name: 'Complete Checkup' }).click();
  await expect(page.getByText('Please check your connection.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Complete Checkup' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Complete Checkup' })).toBeVisible();
  allowOffline(complaints);
});

test('an error of the server shows no saved data', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await ownerAtHome(page);
  await readyForOffline(page);
  await page.route('**/api/dogs?*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await page.goto('/profile');
  await expect(page.getByText("Your dogs didn't load.")).toBeVisible();
  await expect(page.getByText(saved)).toHaveCount(0);
  allowOffline(complaints);
  allowConsoleLike(complaints, /503/);
});

test('signing out and an expired session delete what was saved', async ({ page, complaints }) => {
  await ownerAtHome(page);
  await readyForOffline(page);
  await page.context().clearCookies({ name: 'houndwell_session' });
  await page.goto('/auth');
  await expect(page.getByLabel('Email').first()).toBeVisible();
  expect(await listStored(page)).toEqual([]);

  await ownerAtHome(page);
  await readyForOffline(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await listStored(page)).toEqual([]);
  allowOffline(complaints);
});

test('offline, the assistant answers from the care guide, and the question can be sent again later', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  await ownerOffline(page, context);
  await page.goto('/');
  await openAssistant(page);
  const panel = findPanel(page);
  await expect(panel.getByText('Offline: the care guide answers')).toBeVisible();
  const question = 'How often should I brush his teeth?';
  await send(page, question);
  const [newest, earlier] = [findExchanges(page).first(), findExchanges(page).nth(1)];
  await expect(newest.getByText(question)).toBeVisible();
  await expect(newest.getByText(/^From our care guide: /)).toBeVisible();
  await expect(newest.getByText(/^You're offline, so this is from the care guide on this device\./)).toBeVisible();
  await expect(earlier.getByText(guideQuestion)).toBeVisible();
  await expect(page.locator('.hw-toast')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await send(page, 'can i give him ibuprofen');
  await expect(newest.getByText(/^No\. Don't give Rex ibuprofen/)).toBeVisible();

  await context.setOffline(false);
  await expect(panel.getByText('Offline: the care guide answers')).toHaveCount(0);
  await send(page, question);
  await expect(findInput(page)).toHaveValue('');
  await expect(newest.getByText(question)).toBeVisible();
  await expect(newest.getByText(/^You're offline/)).toHaveCount(0);
  const quota = (await (await page.request.get('/api/chat/quota')).json()) as { used: number };
  expect(quota.used).toBe(2);
  allowOffline(complaints);
});

test('offline, no message covers the card of an emergency, and what it says can be asked again', {
  tag: '@phone',
}, async ({ page, context, complaints }) => {
  await ownerOffline(page, context);
  await page.goto('/');
  await openAssistant(page);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await expect(findPanel(page).getByText(/^You're offline, so this question wasn't saved/)).toBeVisible();
  await expect(page.locator('.hw-toast')).toHaveCount(0);
  await page.getByRole('button', { name: /^It's not happening now/ }).click();
  await expect(
    findGuideAnswer(page)
      .or(findPanel(page).getByText(/^I couldn't find an answer/))
      .first(),
  ).toBeVisible();
  await expect(findPanel(page).getByText(/^You're offline, so this is from the care guide/)).toBeVisible();
  allowOffline(complaints);
});
