import {
  allowConsole,
  allowOfflineConsole,
  asScript,
  linkIn,
  ownerAt,
  password,
  readable,
  sendUntilRateLimited,
  sessionCookie,
} from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';
const security = '/profile?tab=security';
const fresh = 'a-new-bone-9';

test('the account tab shows the owner, and resends the confirmation email until the address is confirmed', async ({
  page,
}) => {
  const email = await ownerAt(page, tab);
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(/Member since [A-Z][a-z]+ \d{4}/)).toBeVisible();
  await expect(page.getByText('Please confirm your email', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const first = await linkIn(page, email, 'Confirm your email address');
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('A new email is on its way')).toBeVisible();
  const second = await linkIn(page, email, 'Confirm your email address');
  expect(second).not.toBe(first);
  await page.goto(second);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed');
  await page.goto(tab);
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  await expect(page.getByText('Please confirm your email', { exact: true })).toBeHidden();
});

test('the account tab says when an email bounced, instead of offering another one', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const address = `bounce+${process.pid}.${Date.now()}@simulator.amazonses.com`;
  await ownerAt(page, tab, address);
  await page.request.post('/__local/settle', { headers: asScript });
  await page.reload();
  await expect(page.getByText("Our emails aren't reaching you")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to support' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend email' })).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
});

test('the account tab limits the confirmation emails and shows how long to wait', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerAt(page, tab);
  const button = page.getByRole('button', { name: 'Resend email' });
  for (const _ of [1, 2, 3]) {
    await button.click();
    await expect(page.getByText('A new email is on its way')).toBeVisible();
  }
  await sendUntilRateLimited(page, '**/api/auth/resend-verification', () => button.click());
  await expect(page.getByText(/You can try again in \d+ (second|minute)s?\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 429);
});

test('an owner saves names, address and vet, and the header shows them', async ({ page }) => {
  await ownerAt(page, tab);
  await page.getByLabel('First name').fill('');
  await page.getByLabel('ZIP code').fill('123');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Valid ZIP code is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  const values = {
    'First name': 'Zoë 🐕',
    'Last name': 'לופז',
    'Street address': '1 Elm St',
    City: 'Ames',
    State: 'IA',
    'ZIP code': '50010',
    'Vet or clinic': 'Dr. Reyes',
    Phone: '+1 515 555 0100',
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Zoë 🐕 לופז' })).toBeVisible();
  await page.reload();
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.getByLabel('Street address')).toHaveValue('1 Elm St');
});

test('the account tab fits a name of 200 characters', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await ownerAt(page, tab);
  await page.getByLabel('First name').fill('M'.repeat(200));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
});

test('changing the password requires the current one and signs out the other browsers', async ({
  page,
  anotherBrowser,
  complaints,
}) => {
  const email = await ownerAt(page, security);
  const other = await anotherBrowser();
  await other.goto('/auth?signin=true');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/');

  const opener = page.getByRole('button', { name: 'Change Password' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set Password' }).click();
  await expect(dialog.getByText('Please confirm your password')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill('not-my-word');
  await dialog.getByLabel('New password').fill(fresh);
  await dialog.getByLabel('Confirm password').fill(fresh);
  await dialog.getByRole('button', { name: 'Set Password' }).click();
  await expect(dialog.getByText("That's not your current password")).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await readable(page)).not.toContain(fresh);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('This browser')).toBeVisible();
  allowConsole(complaints, 400);
});

test('the list of sessions shows another browser and signs it out', { tag: '@exhaustive' }, async ({
  page,
  anotherBrowser,
}) => {
  const email = await ownerAt(page, security);
  const other = await anotherBrowser();
  await other.goto('/auth?signin=true');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/');
  await page.reload();
  const rows = page.locator('.hw-session');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Active in the last hour')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Sign out Chrome on / }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('signing out everywhere asks first, then clears this browser', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  await ownerAt(page, security);
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await question.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  expect(await readable(page)).not.toContain('Ada');
});

test('signing out clears the owner from the device, but keeps the theme', async ({ page, context }) => {
  await ownerAt(page, tab);
  await page.getByLabel('Theme').selectOption('dark');
  await page.locator('#content').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  const kept = await readable(page);
  expect(kept).not.toContain('Ada');
  expect(kept).toContain('houndwell.theme');
});

test('the app shows "Loading..." while the session is read, and the cached owner when offline', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await ownerAt(page, tab);
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.reload();
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  gate.resolve();
  await expect(page.getByText("You're offline. What you see may be out of date.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('City').fill('Ames');
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText("Your changes weren't saved. Please try again.")).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Ames');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText("You're offline")).toBeHidden();
  allowOfflineConsole(complaints);
});
