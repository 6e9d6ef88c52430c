import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEmail, password } from '#test/browser/account-given.ts';
import { barriers, expect, test } from '#test/browser/visit.ts';
import { startProcess } from '#test/support/process.ts';

// The clock moves for all who share a runtime, so these have one of their own.
const folder = mkdtempSync(join(tmpdir(), 'houndwell-gate-'));
let houndwell: Awaited<ReturnType<typeof startProcess>>;

test.beforeAll(async () => {
  houndwell = await startProcess({ DATA_DIR: folder });
});
test.afterAll(async () => {
  await houndwell.stop();
  rmSync(folder, { recursive: true, force: true });
});

const day = 24 * 3600 * 1000;

test('when the trial ends the gate stands in the place of everything, and Free leads back at once', async ({
  page,
  complaints,
}) => {
  const at = (path: string) => `${houndwell.url}${path}`;
  const moveTo = (moment: number) =>
    page.request.put(at('/__local/clock'), { data: { now: new Date(moment).toISOString() } });
  const headers = { origin: houndwell.url };
  const data = { name: 'Ada Lopez', email: newEmail(), password, timeZone: 'America/Chicago' };
  await page.request.delete(at('/__local/clock'));
  await page.request.post(at('/api/auth/register'), { data, headers });
  const { email } = data;
  await page.request.post(at('/api/auth/login'), { data: { email, password, rememberMe: true }, headers });
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  await moveTo(Date.now() + 7 * day + 60_000);
  await page.goto(at('/profile'));
  await expect(page.getByRole('heading', { name: 'Free Trial Expired' })).toBeVisible();
  await expect(page.getByText(/^Your 7-day free trial ended on \w+ \d+, \d{4}\.$/)).toBeVisible();
  await expect(page.getByText(/Your data stays safe/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const open = page.getByRole('navigation', { name: 'Still open to you' });
  for (const [name, heading] of [
    ['Billing', 'Profile'],
    ['Payment', 'Your Basic plan'],
    ['Support', 'Support'],
    ['Export your data', ''],
    ['Delete your account', 'Profile'],
    ['Emergency help', ''],
  ] as const) {
    await open.getByRole('link', { name }).click();
    await expect(open).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(new RegExp(`^Houndwell · .*${heading === 'Profile' ? heading : ''}`));
    expect(await barriers(page)).toEqual([]);
    await page.goto(at('/'));
  }
  await page.goto(at('/calendar'));
  await expect(page).toHaveTitle('Houndwell · Free Trial Expired');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Free Trial Expired' })).toBeFocused();

  await page.getByRole('link', { name: 'View Pricing Plans' }).click();
  const free = page.getByRole('button', { name: 'Choose Free' });
  await expect(free).toBeEnabled();
  expect(await barriers(page)).toEqual([]);
  await free.click();
  await expect(page.getByText('You are on the Free plan.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(page.getByRole('link', { name: 'Menu' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const refusals = complaints.filter((words) => !words.includes('responded with a status of 403'));
  complaints.splice(0, complaints.length, ...refusals);
});

test('without access for another reason the gate says that a subscription is required', async ({ page }) => {
  await page.request.delete(`${houndwell.url}/__local/clock`);
  const headers = { origin: houndwell.url };
  const data = { name: 'Ada Lopez', email: newEmail(), password };
  await page.request.post(`${houndwell.url}/api/auth/register`, { data, headers });
  await page.route('**/api/subscription-status', (route) =>
    route.fulfill({
      json: {
        tier: 'expired',
        trialExpired: false,
        canAccess: false,
        trialEndsAt: '2026-11-28T00:00:00.000Z',
        chosenPlan: 'basic',
      },
    }),
  );
  await page.goto(houndwell.url);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
