import type { Page } from '@playwright/test';
import {
  allowConsole,
  allowOfflineConsole,
  linkIn,
  newEmail,
  ownerAt,
  password,
  readable,
  sendUntilRateLimited,
  sessionCookie,
} from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const fresh = 'a-new-bone-9';

async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a blank sign-in form shows what is missing and focuses the first field', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await page.goto('/api/login');
  await expect(page).toHaveURL(/\/auth\?signin=true$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
});

test('a wrong password is rejected, and an owner can choose to stay signed in for 30 days', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const email = await ownerAt(await anotherBrowser(), '/');
  await page.goto('/auth?signin=true');
  await signIn(page, email, 'not-my-word');
  await expect(page.getByRole('alert')).toContainText("Login failed: That email and password don't match.");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Remember me for 30 days').click();
  await signIn(page, email);
  await page.waitForURL('**/');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  const cookie = await sessionCookie(context);
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await readable(page)).not.toContain(cookie?.value.split('.')[2] ?? 'none');
  const cached = await page.evaluate(() => JSON.parse(localStorage.getItem('houndwell.user') ?? '{}'));
  expect(Math.round((Date.parse(cached.until) - Date.now()) / 86_400_000)).toBe(30);
});

test('the sign-in form shows how long to wait after too many attempts', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '240' },
      json: { code: 'rateLimited', message: 'Too many attempts. Please wait a moment and try again.' },
    }),
  );
  await page.goto('/auth?signin=true');
  await signIn(page, 'ada@example.com');
  await expect(page.getByRole('alert')).toContainText('You can try again in 4 minutes.');
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 429);
});

test('the sign-in form shows a network error, and signs in once when clicked repeatedly', {
  tag: '@exhaustive',
}, async ({ page, anotherBrowser, complaints }) => {
  const email = await ownerAt(await anotherBrowser(), '/');
  await page.goto('/auth?signin=true');
  await page.route('**/api/auth/login', (route) => route.abort());
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('Network error during login');
  await page.unroute('**/api/auth/login');
  let requests = 0;
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    requests += 1;
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign In' }).click();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await busy.click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  gate.resolve();
  await page.waitForURL('**/');
  expect(requests).toBe(1);
  allowOfflineConsole(complaints);
});

test('an emailed link resets a forgotten password once, and signs out every browser', async ({
  page,
  anotherBrowser,
  complaints,
}) => {
  const old = await anotherBrowser();
  const email = await ownerAt(old, '/');
  await page.goto('/auth?signin=true');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  const link = await linkIn(page, email, 'Reset your password');
  const token = link.split('token=')[1] ?? '';
  await page.goto(link);
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  expect(await readable(page)).not.toContain(token);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('New password')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('New password').fill('sunshine');
  await page.getByLabel('Confirm password').fill('sunshine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('That password is too common')).toBeVisible();
  await page.getByLabel('New password').fill(fresh);
  await page.getByLabel('Confirm password').fill(fresh);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password was changed');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/');
  await page.goto(link);
  await page.getByLabel('New password').fill('another-bone-8');
  await page.getByLabel('Confirm password').fill('another-bone-8');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText("Your password wasn't changed");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Get a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');

  await old.reload();
  await expect(old.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await signIn(page, email, fresh);
  await page.waitForURL('**/');
  allowConsole(complaints, 400);
});

test('a reset for an unknown email shows the same message, and requests are limited', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(newEmail());
  for (const _ of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('an email with a link is on its way')).toBeVisible();
    await page.getByRole('button', { name: 'Send it again or use another email' }).click();
  }
  const again = page.getByRole('button', { name: 'Send it again or use another email' });
  const sending = page.getByRole('button', { name: 'Send reset link' });
  await sendUntilRateLimited(page, '**/api/auth/forgot-password', async () => {
    await again.or(sending).first().waitFor();
    if (await again.isVisible()) await again.click();
    await sending.click();
  });
  await expect(page.getByRole('alert')).toContainText(/You can try again in \d+ (second|minute)s?\./);
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 429);
});

test('an emailed link confirms the email address once, and then explains that it has been used', {
  tag: '@phone',
}, async ({ page, anotherBrowser, complaints }) => {
  const email = await ownerAt(page, '/');
  const link = await linkIn(page, email, 'Confirm your email address');
  const elsewhere = await anotherBrowser();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  expect(await axeViolations(elsewhere)).toEqual([]);
  // Opening the link has changed nothing.
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ emailVerified: false });
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await expect(elsewhere).not.toHaveURL(/#/);
  expect(await axeViolations(elsewhere)).toEqual([]);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is already confirmed');
  expect(await axeViolations(page)).toEqual([]);
  await elsewhere.goto('/');
  await elsewhere.goto(`${link.slice(0, -1)}#`);
  await elsewhere.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  expect(await axeViolations(elsewhere)).toEqual([]);
  await elsewhere.goto('/verify-email');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  expect(await axeViolations(elsewhere)).toEqual([]);
  allowConsole(complaints, 400);
});

test('a confirmation that fails offline can be tried again', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  const email = await ownerAt(page, '/');
  const link = await linkIn(page, email, 'Confirm your email address');
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Your email isn't confirmed yet");
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  allowOfflineConsole(complaints);
});
