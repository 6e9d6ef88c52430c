import type { Page } from '@playwright/test';
import { allowConsole, asScript, newEmail, password } from '#test/browser/account-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';
import { rex } from '#test/support/factories.ts';
import { ownApp } from './own-app.ts';

// A separate app, because moving the clock affects every test of a runtime.
const houndwell = ownApp();

const day = 24 * 3600 * 1000;
const at = (path: string) => `${houndwell.url}${path}`;
const paywall = (page: Page) => page.getByRole('heading', { name: 'Free Trial Expired' });
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /, Ada$/ });

/** Moves the server's clock past the end of every trial that has begun today. */
const afterTheTrial = (page: Page) =>
  page.request.put(at('/__local/clock'), {
    headers: asScript,
    data: { now: new Date(Date.now() + 7 * day + 60_000).toISOString() },
  });

/** Signs up an owner whose trial begins now and whose session lasts longer than the trial. */
async function ownerIn(page: Page): Promise<void> {
  const headers = { origin: houndwell.url };
  const email = newEmail();
  const data = { name: 'Ada Lopez', email, password, timeZone: 'America/Chicago' };
  await page.request.delete(at('/__local/clock'), { headers: asScript });
  await page.request.post(at('/api/auth/register'), { data, headers });
  await page.request.post(at('/api/auth/login'), { data: { email, password, rememberMe: true }, headers });
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
}

/** Chooses the Free plan through the API, as another device would. */
async function freeFromElsewhere(page: Page): Promise<void> {
  const headers = { origin: houndwell.url };
  const reply = await page.request.post(at('/api/subscription'), { data: { plan: 'free' }, headers });
  expect(reply.status()).toBe(200);
}

test('the paywall replaces the app when the trial ends, until Free is chosen', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  await ownerIn(page);
  await page.goto(at('/'));
  await expect(greeting(page)).toBeVisible();

  await afterTheTrial(page);
  await page.goto(at('/profile'));
  await expect(paywall(page)).toBeVisible();
  // No-break spaces keep the date on one line.
  await expect(page.getByText(/^Your 7-day free trial ended on \w+\u00a0\d+,\u00a0\d{4}\.$/)).toBeVisible();
  await expect(page.getByText(/We keep everything/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const open = page.getByRole('navigation', { name: 'Still available to you' });
  for (const [name, heading] of [
    ['Billing', 'Profile'],
    ['Payment', 'Your Basic plan'],
    ['Support', 'Support'],
    ['Export your data', ''],
    ['Delete your account', 'Profile'],
    ['Care guide', 'Care guide'],
    ['Emergency help', ''],
  ] as const) {
    await open.getByRole('link', { name }).click();
    await expect(open).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(`^Houndwell · .*${heading === 'Profile' ? heading : ''}`));
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(at('/'));
  }
  await page.goto(at('/calendar'));
  await expect(page).toHaveTitle('Houndwell · Free Trial Expired');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(paywall(page)).toBeFocused();
  await expect(page.getByText('Nothing has changed: your trial is over')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'View Pricing Plans' }).click();
  const free = page.getByRole('button', { name: 'Choose Free' });
  await expect(free).toBeEnabled();
  expect(await axeViolations(page)).toEqual([]);
  await free.click();
  await expect(page.getByText("You're on the Free plan.")).toBeVisible();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Menu' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 403);
});

test('the paywall offers Free, and then returns to the form that was open', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await ownerIn(page);
  await page.goto(at('/profile'));
  await page.getByRole('button', { name: 'Add Dog Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rexington');
  await dialog.getByLabel('Breed').fill('Pug');
  await dialog.getByLabel('Breed').press('Enter');
  await afterTheTrial(page);
  await page.clock.fastForward(7 * day);
  await expect(paywall(page)).toBeVisible();
  await expect(page.getByText('What you were typing is saved')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByText(/^Your dogs and their records/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(dialog.getByText('We kept what you typed')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Rexington');
  await dialog.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByRole('heading', { name: 'Rexington' })).toBeVisible();
  allowConsole(complaints, 403);
});

test('choosing Free unlocks other tabs, even if it is chosen on another device', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerIn(page);
  await afterTheTrial(page);
  const other = await context.newPage();
  await other.goto(at('/'));
  await expect(paywall(other)).toBeVisible();
  await page.goto(at('/pricing'));
  await page.getByRole('button', { name: 'Choose Free' }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(greeting(other)).toBeVisible();
  await other.close();

  await ownerIn(page);
  await afterTheTrial(page);
  await page.goto(at('/'));
  await expect(paywall(page)).toBeVisible();
  await freeFromElsewhere(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(greeting(page)).toBeVisible();

  await ownerIn(page);
  await afterTheTrial(page);
  await page.goto(at('/'));
  await expect(paywall(page)).toBeVisible();
  await freeFromElsewhere(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(greeting(page)).toBeVisible();
  allowConsole(complaints, 403);
});

test('account details that were typed are kept when the trial ends', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await ownerIn(page);
  await page.goto(at('/profile?tab=account'));
  await page.getByLabel('City').fill('Ames');
  await afterTheTrial(page);
  await page.clock.fastForward(7 * day);
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Billing', 'Account', 'Security']);
  await expect(page.getByLabel('City')).toHaveValue('Ames');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // The server also rejected the screen's own requests.
  allowConsole(complaints, 403);
});

test('an owner without a plan can edit the account', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerIn(page);
  await afterTheTrial(page);
  await page.goto(at('/profile?tab=account'));
  await page.getByLabel('City').fill('Ames');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your photo' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Ames');
  expect(await axeViolations(page)).toEqual([]);
});

test('a locked feature names the plan that includes it, and links to the prices', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerIn(page);
  await page.goto(at('/profile?tab=leader'));
  await expect(page.getByRole('heading', { name: 'Become a Leading Member' })).toBeVisible();
  await expect(page.getByText(/part of the \w+ plan/)).toHaveCount(0);
  // Without a dog, Exercise first asks for one.
  const headers = { origin: houndwell.url };
  expect((await page.request.post(at('/api/dogs'), { data: rex, headers })).status()).toBe(201);
  await afterTheTrial(page);
  await freeFromElsewhere(page);

  for (const { path, panel, words } of [
    { path: '/', panel: 'Partner vets', words: 'The vet directory is part of the Basic plan.' },
    { path: '/', panel: 'Dog food', words: 'Premium food recommendations are part of the Advanced plan.' },
    { path: '/profile?tab=leader', words: 'The leadership program is part of the Advanced plan.' },
    { path: '/community', words: 'Posting in the community is part of the Basic plan.' },
    { path: '/exercise', words: 'AI exercise plans are part of the Advanced plan.' },
  ]) {
    await page.goto(at(path));
    if (panel) {
      await page.getByRole('button', { name: /^Your account/ }).click();
      await page.getByRole('menuitem', { name: panel }).click();
    }
    const card = page.getByRole('region', { name: words });
    await expect(card).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await card.getByRole('link', { name: 'View Pricing Plans' }).click();
    await expect(page).toHaveURL(at('/pricing'));
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  allowConsole(complaints, 403);
});

test('the paywall and the billing tab explain a failed charge without mentioning a trial', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerIn(page);
  await page.route('**/api/subscription-status', async (route) => {
    const answer = await (await route.fetch()).json();
    const unpaid = { tier: 'expired', trialExpired: false, canAccess: false, chosenPlan: 'basic' };
    await route.fulfill({ json: { ...answer, ...unpaid } });
  });
  await page.route('**/api/subscription', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, status: 'unpaid' } });
  });
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText("the payment didn't go through")).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('trial');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByText("The payment for your plan didn't go through.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
