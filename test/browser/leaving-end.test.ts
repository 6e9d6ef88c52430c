import { allowConsole, asScript, newEmail, password } from '#test/browser/account-steps.ts';
import { ownApp } from '#test/browser/own-app.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

/** Its own app, because the test moves the clock. */
const houndwell = ownApp();
const at = (path: string) => `${houndwell.url}${path}`;

test('an account is gone after 14 days, and its owner can start again', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  const data = { name: 'Ada Lopez', email: newEmail(), password };
  const headers = { origin: houndwell.url };
  expect((await page.request.post(at('/api/auth/register'), { data, headers })).status()).toBe(201);
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
  await page.goto(at('/profile?tab=account'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/Your account will be deleted on \w+day/)).toBeVisible();

  const later = new Date(Date.now() + 14 * 24 * 3600 * 1000 + 60_000).toISOString();
  await page.request.put(at('/__local/clock'), { headers: asScript, data: { now: later } });
  await page.request.post(at('/__local/schedules/deletions'), { headers: asScript });
  await page.request.post(at('/__local/settle'), { headers: asScript });
  await page.goto(at('/profile?tab=account'));
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Email').fill(data.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  allowConsole(complaints, 401);
  expect((await page.request.post(at('/api/auth/register'), { data, headers })).status()).toBe(201);
});
