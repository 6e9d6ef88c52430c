import type { Page } from '@playwright/test';
import {
  allowConsole,
  allowOfflineConsole,
  ownerAt,
  readable,
  sessionCookie,
  signInAs,
} from '#test/browser/account-steps.ts';
import { heldBack } from '#test/browser/layout-shift.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';

function ada(page: Page) {
  return page.getByRole('heading', { level: 2, name: 'Ada Lopez' });
}

/** Makes the request for the current user fail. */
async function failSession(page: Page): Promise<void> {
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Soon.' } }),
  );
}

function allowServerErrorConsole(complaints: string[]): void {
  allowConsole(complaints, 503);
  allowOfflineConsole(complaints);
  const rest = complaints.filter((words) => !words.startsWith('503 '));
  complaints.splice(0, complaints.length, ...rest);
}

/** Makes the server respond again and triggers a refetch, because the app may wait up to a minute before it retries. */
async function wellAgain(page: Page, shows: () => Promise<void>): Promise<void> {
  await page.unroute('**/api/auth/user');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await shows();
  }).toPass();
}

test('an owner who signs out offline stays signed in, and is told so', { tag: '@exhaustive' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerAt(page, tab);
  await expect(ada(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('#content').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText("You're offline, so you're still signed in here.")).toBeVisible();
  await expect(ada(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText("You're offline, so you're still signed in here.")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(ada(page)).toBeVisible();
  await page.locator('#content').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  allowOfflineConsole(complaints);
});

test('a server error signs nobody out, and the page recovers automatically', async ({ page, complaints }) => {
  await ownerAt(page, tab);
  await expect(ada(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('houndwell.user'));
  await failSession(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: "This page didn't load" })).toBeVisible();
  await expect(page.getByText("We're having trouble right now.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile\?tab=account$/);
  expect(await axeViolations(page)).toEqual([]);
  await wellAgain(page, () => expect(ada(page)).toBeVisible({ timeout: 2000 }));
  allowServerErrorConsole(complaints);
});

test('cached data is marked as old until the server recovers', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await ownerAt(page, tab);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.put('/api/auth/user', {
    data: { homeAddress: '12 Elm Street', vetPhone: '515 555 0100' },
    headers,
  });
  await page.reload();
  await expect(ada(page)).toBeVisible();
  const address = page.getByLabel('Street address');
  await expect(address).toHaveValue('12 Elm Street');
  expect(await readable(page)).not.toContain('Elm Street');
  await failSession(page);
  await page.reload();
  const notice = page.getByText("We're having trouble right now. What you see may be out of date.");
  await expect(notice).toBeVisible();
  await expect(ada(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expect(address).toHaveValue('');
  await page.getByLabel('City').fill('Ames');
  await wellAgain(page, () => expect(notice).toBeHidden({ timeout: 2000 }));
  await expect(address).toHaveValue('12 Elm Street');
  await expect(page.getByLabel('City')).toHaveValue('Ames');
  allowServerErrorConsole(complaints);
});

test('emergency help and sign-in stay available during a server error', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await failSession(page);
  await page.goto('/emergency');
  await expect(page.getByRole('heading', { level: 1, name: /Call a vet now/ })).toBeVisible();
  await page.goto('/auth?signin=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  allowServerErrorConsole(complaints);
});

test('a link to a screen of the account leads through sign-in to that screen', { tag: '@phone' }, async ({
  page,
  anotherBrowser,
}) => {
  const email = await ownerAt(await anotherBrowser(), '/');
  await page.goto(tab);
  await expect(page).toHaveURL(/\/auth\?signin=true$/);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await signInAs(page, email);
  await expect(page).toHaveURL(/\/profile\?tab=account$/);
  await expect(ada(page)).toBeVisible();
});

test('signing out in another tab leads to sign-in, and signing in leads back', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  const email = await ownerAt(page, '/');
  const other = await context.newPage();
  await other.goto('/profile?tab=billing');
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(other).toHaveURL(/\/auth\?signin=true$/);
  await signInAs(other, email);
  await expect(other).toHaveURL(/\/profile\?tab=billing$/);
});

test('going back after signing out leads to sign-in', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, tab);
  await page.locator('#content').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?signin=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

test('an expired session keeps what was typed', { tag: '@exhaustive' }, async ({ page, context }) => {
  const email = await ownerAt(page, tab);
  await page.getByLabel('City').fill('Ames');
  await context.clearCookies();
  // The browser redirects half a second after the toast, so the test holds the redirect.
  const release = await heldBack(page, '**/api/login');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Unauthorized: You are logged out. Logging in again...')).toBeVisible();
  release();
  await page.waitForURL(/\/auth\?signin=true$/);
  await expect.poll(() => readable(page)).not.toContain('Ada');
  await signInAs(page, email);
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Ames');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('We kept what you typed')).toBeHidden();
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ city: 'Ames', firstName: 'Ada' });
});
